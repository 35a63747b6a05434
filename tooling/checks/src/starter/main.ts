/** `pnpm starter <folder>`: begins a project outside the workspace from `starters/feature`. */
import { basename, resolve } from 'node:path';
import { copyStarter } from './copy-starter.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder of the new project: pnpm starter ../my-feature');
  process.exit(2);
}
const to = resolve(folder);
copyStarter('feature', to, basename(to));
console.log(`Copied to ${to}. There: npm install, then npm run dev.`);
