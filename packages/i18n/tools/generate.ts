/** Writes src/generated: the lists of the files below src/messages, from which TypeScript derives the ids. */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@vx/contract/enums';
import { findMessageFiles, studioParts } from '../src/vite/message-files.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const head =
  '// Written by `pnpm --filter @vx/i18n run generate` from the files below src/messages.\n';
const json = "with { type: 'json' }";

const { common, parts, server, studio } = findMessageFiles(file('../src/messages'));

function loadersOf(files: readonly string[], indent: string): string {
  const loaders = languages.map((language) => {
    const imports = files.map(
      (path) =>
        `${indent}      ${basename(path)}: import('../messages/${language}/${path}.json', { ${json.replace('with', 'with:')} }),\n`,
    );
    return `${indent}  ${language}: () =>\n${indent}    textsOf({\n${imports.join('')}${indent}    }),\n`;
  });
  return `inLanguages({\n${loaders.join('')}${indent}})`;
}

const pages = `${head}import { inLanguages, textsOf } from '../catalogue.ts';

/** Texts that every page has. */
export const commonMessages = ${loadersOf(common, '')};

/** Texts that only some pages say: they come with those pages, in a chunk of each language. */
export const messageParts = {
${[...parts].map(([part, files]) => `  ${part}: ${loadersOf(files, '  ')},\n`).join('')}};
`;

const filesOf = (part: (typeof studioParts)[number]): readonly string[] =>
  part === 'studio' ? studio : (parts.get(part) ?? []);

const ofStudio = `${head}import { inLanguages, textsOf } from '../catalogue.ts';

/** What the studio of performers says, and why something was refused. No page of a guest reaches it. */
export const studioMessages = {
${studioParts.map((part) => `  ${part}: ${loadersOf(filesOf(part), '  ')},\n`).join('')}};
`;

const nameOf = (language: string, path: string): string =>
  language + basename(path).replace(/^./, (letter) => letter.toUpperCase());

const ofServer = `${head}${languages
  .flatMap((language) =>
    server.map(
      (path) =>
        `import ${nameOf(language, path)} from '../messages/${language}/${path}.json' ${json};\n`,
    ),
  )
  .join('')}import { flatten } from '../catalogue.ts';
${languages
  .map(
    (language) =>
      `\nexport const ${language} = flatten({\n${server.map((path) => `  ${basename(path)}: ${nameOf(language, path)},\n`).join('')}});\n`,
  )
  .join('')}`;

/** The files with what has to stand in them. */
export const outputs: ReadonlyMap<string, string> = new Map([
  [file('../src/generated/page-messages.ts'), pages],
  [file('../src/generated/server-messages.ts'), ofServer],
  [file('../src/generated/studio-messages.ts'), ofStudio],
]);

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of outputs) writeFileSync(path, text);
