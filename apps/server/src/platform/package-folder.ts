import { existsSync } from 'node:fs';

/** The folder of this package, from its sources as well as from its bundle. */
export function packageFolder(): URL {
  for (let folder = new URL('./', import.meta.url); ; folder = new URL('../', folder)) {
    if (existsSync(new URL('package.json', folder))) return folder;
    if (folder.pathname === '/') throw new Error('The package.json of the server was not found.');
  }
}
