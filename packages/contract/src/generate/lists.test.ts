import { describe, expect, it } from 'vitest';
import { declarationsOf, listSources, type Folder } from './lists.ts';

const lists = (
  folders: Readonly<Record<string, Folder>>,
  previous: Readonly<Record<string, string>> = {},
) =>
  listSources(
    (folder) => folders[folder] ?? {},
    (path) => previous[path] ?? '',
  );

describe('lists of the files of systems', () => {
  it('read what a file exports, with the comment before it', () => {
    const source = [
      '/** CO-a: One,',
      ' * in ms. */',
      'export const a = 1;',
      'const inside = 2;',
      "export type A = 'x';",
    ].join('\n');
    expect(declarationsOf(source)).toEqual([
      { name: 'a', isType: false, comment: 'CO-a: One, in ms.' },
      { name: 'A', isType: true, comment: '' },
    ]);
  });

  it('keep the order of calls, and put those of a new system last', () => {
    const rest = {
      alpha: 'export const alphaEndpoints = endpoints();\nexport const BYTES = 1;',
      beta: 'export const betaEndpoints = endpoints();',
      gamma: 'export const gammaEndpoints = endpoints();',
    };
    const previous = { 'rest/generated.ts': '{\n  ...betaEndpoints,\n  ...goneEndpoints,\n}' };
    const source = lists({ rest }, previous)['rest/generated.ts'] ?? '';
    expect(source.match(/\.\.\.\w+/g)).toEqual([
      '...betaEndpoints',
      '...alphaEndpoints',
      '...gammaEndpoints',
    ]);
    expect(source).toContain("import { gammaEndpoints } from './gamma.ts';");
    expect(source).not.toContain('BYTES');
  });

  it('pass on values and types by name, and never two of one name', () => {
    const enums = { alpha: "export const kinds = ['a'] as const;\nexport type Kind = 'a';" };
    expect(lists({ enums })['enums/index.ts']).toContain(
      "export { kinds, type Kind } from './alpha.ts';",
    );
    expect(() => lists({ enums: { ...enums, beta: 'export const kinds = [];' } })).toThrow(
      'src/enums export kinds',
    );
  });

  it('take the types of shapes to the index of the package', () => {
    const shapes = {
      'two-words': 'export const price = answer({});\nexport type Price = Static<typeof price>;',
    };
    expect(lists({ shapes })['types.ts']).toContain(
      "export type { Price } from './shapes/two-words.ts';",
    );
    expect(lists({ shapes })['shapes/index.ts']).toContain(
      "export * as twoWords from './two-words.ts';",
    );
  });
});
