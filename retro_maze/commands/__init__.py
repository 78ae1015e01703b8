"""One file a command group: `parser(p)` adds the arguments, `run(args)` returns the exit status."""
