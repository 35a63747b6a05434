/** Sources of a folder by the name of their file without its ending, in the order of the alphabet. */
export type Folder = Readonly<Record<string, string>>;

/** What a file exports under a name, with the comment before it. */
export interface Declaration {
  readonly name: string;
  readonly isType: boolean;
  readonly comment: string;
}

/** How a reader of `src` answers: the sources of a folder, without its lists and tests. */
export type ReadFolder = (folder: string) => Folder;

const HEADER = '// Made by `pnpm --filter @vx/contract run generate`. Do not edit.\n';

/** The exports of a source, in its order. */
export function declarationsOf(source: string): readonly Declaration[] {
  const exported = source.matchAll(
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^export (const|function|type|interface) (\w+)/gm,
  );
  return Array.from(exported, ([, comment = '', kind = '', name = '']) => ({
    name,
    isType: kind === 'type' || kind === 'interface',
    comment: comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim(),
  }));
}

/** One statement, laid out as the formatter would. */
function statement(start: string, items: readonly string[], end: string): string {
  const line = `${start} { ${items.join(', ')} } ${end}`;
  return line.length <= 100 ? line : `${start} {\n  ${items.join(',\n  ')},\n} ${end}`;
}

/** @throws when two files of a folder export the same name */
function refuseRepeated(names: readonly string[], folder: string): void {
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined)
    throw new Error(
      `Two files of src/${folder} export ${repeated}: give one of them another name.`,
    );
}

/** An index that passes on what the files of a folder export, by name. */
function indexSource(folder: string, files: Folder, about: string): string {
  const declared = Object.entries(files).map(
    ([file, source]) => [file, declarationsOf(source)] as const,
  );
  refuseRepeated(
    declared.flatMap(([, all]) => all.map(({ name }) => name)),
    folder,
  );
  const lines = declared
    .filter(([, all]) => all.length > 0)
    .map(([file, all]) =>
      statement(
        'export',
        all.map(({ name, isType }) => (isType ? `type ${name}` : name)),
        `from './${file}.ts';`,
      ),
    );
  return `${HEADER}\n/** ${about} */\n${lines.join('\n')}\n`;
}

/** The types that shapes bring, for the package's index. */
function typesSource(shapes: Folder): string {
  const types = Object.entries(shapes).map(
    ([file, source]) => [file, declarationsOf(source).filter(({ isType }) => isType)] as const,
  );
  refuseRepeated(
    types.flatMap(([, all]) => all.map(({ name }) => name)),
    'shapes',
  );
  const lines = types
    .filter(([, all]) => all.length > 0)
    .map(([file, all]) =>
      statement(
        'export type',
        all.map(({ name }) => name),
        `from './shapes/${file}.ts';`,
      ),
    );
  return `${HEADER}\n${lines.join('\n')}\n`;
}

const camelCase = (file: string): string =>
  file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The files of shapes as namespaces by the name of their file. */
const namespacesSource = (files: Folder): string =>
  `${HEADER}\n${Object.keys(files)
    .map((file) => `export * as ${camelCase(file)} from './${file}.ts';`)
    .join('\n')}\n`;

/**
 * The records of a folder's files in one.
 * @param previous the list as it stands: its order is kept and new records come last, so that nothing
 *   moves in the documents when a system is added
 */
function mergedSource(
  files: Folder,
  previous: string,
  merged: { readonly suffix: string; readonly name: string; readonly about: string },
): string {
  const records = Object.entries(files).flatMap(([file, source]) =>
    declarationsOf(source)
      .filter(({ name }) => name.endsWith(merged.suffix))
      .map(({ name }) => ({ name, file })),
  );
  const places = Array.from(previous.matchAll(/\.\.\.(\w+),/g), ([, name]) => name);
  const placeOf = (name: string): number =>
    places.includes(name) ? places.indexOf(name) : Infinity;
  const ordered = records.toSorted(({ name: a }, { name: b }) =>
    placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b),
  );
  return [
    HEADER,
    ...records.map(({ name, file }) => `import { ${name} } from './${file}.ts';`),
    '',
    `/** ${merged.about} */`,
    `export const ${merged.name} = {`,
    ...ordered.map(({ name }) => `  ...${name},`),
    '};\n',
  ].join('\n');
}

/** The lists that are written from the folders: path below `src` to source. */
export function listSources(
  read: ReadFolder,
  previous: (path: string) => string,
): Readonly<Record<string, string>> {
  const shapes = read('shapes');
  return {
    'rest/generated.ts': mergedSource(read('rest'), previous('rest/generated.ts'), {
      suffix: 'Endpoints',
      name: 'restEndpoints',
      about: 'Every REST call below `/api/v1` (media: below the root), by address.',
    }),
    'socket/generated.ts': mergedSource(read('socket'), previous('socket/generated.ts'), {
      suffix: 'Messages',
      name: 'socketMessages',
      about: 'Every message of the socket, by name.',
    }),
    'enums/index.ts': indexSource(
      'enums',
      read('enums'),
      'The enumerations of the product, one file per system; `EN-` ids are the specification’s.',
    ),
    'constants/index.ts': indexSource(
      'constants',
      read('constants'),
      'The constants of the product, one file per system; `CO-` ids are the specification’s.',
    ),
    'shapes/index.ts': namespacesSource(shapes),
    'types.ts': typesSource(shapes),
  };
}
