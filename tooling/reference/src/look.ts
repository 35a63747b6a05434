import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../checks/src/workspace.ts';

const ui = join(root, 'packages/ui');

/** The faces of text and headings, Latin alone: what stands on the site is English. */
const faces = [
  {
    family: 'Geist Variable',
    file: 'src/fonts/geist.woff2',
  },
  {
    family: 'Head Sans Variable',
    file: 'src/fonts/head-sans.woff2',
  },
] as const;

/** Tokens as they are, but for the word that TypeDoc has for the theme of the system. */
const tokens = (): string =>
  readFileSync(join(ui, 'src/tokens/tokens.css'), 'utf8').replaceAll(
    '[data-theme="system"]',
    '[data-theme="os"]',
  );

/** Writes the style sheet that TypeDoc takes after its own. */
export function writeLook(file: string): void {
  const declared = faces.map(
    ({ family, file: font }) =>
      `@font-face { font-family: '${family}'; font-weight: 100 900; font-display: swap; src: url('${font.slice(font.lastIndexOf('/') + 1)}') format('woff2'); }`,
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    [...declared, tokens(), readFileSync(join(import.meta.dirname, 'look.css'), 'utf8')].join('\n'),
  );
}

/** Puts the faces beside the style sheet. */
export function copyFaces(site: string): void {
  for (const { file } of faces)
    copyFileSync(join(ui, file), join(site, 'assets', file.slice(file.lastIndexOf('/') + 1)));
}
