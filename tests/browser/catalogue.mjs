// Prints the catalogue (catalogue.py) from the Python inside npm's Pyodide, under Node.
// Usage: node catalogue.mjs FOLDER-OF-PYODIDE CHECKOUT
import { pathToFileURL } from "node:url";
import { join } from "node:path";

const [folder, checkout] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")));
const pyodide = await loadPyodide({ indexURL: folder });
pyodide.mountNodeFS("/checkout", checkout);
const text = pyodide.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/checkout")
from tests.browser import catalogue
"\\n".join([f"python {sys.version_info[0]}.{sys.version_info[1]}", *catalogue.lines()])
`);
process.stdout.write(text + "\n");
