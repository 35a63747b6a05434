import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, type Manifest } from '../workspace.ts';

/** The layers of ARCHITECTURE.md from above; the first that fits is a package's own. */
const layers = [
  ['views', /^views$/],
  ['features', /^features$/],
  ['look', /^ui$/],
  ['bindings', /^react$/],
  ['cores', /-core$/],
  ['clients', /^(api-client|realtime)$/],
  ['values', /^(currency|routes|i18n|art)$/],
  ['ground', /^(kernel|contract)$/],
] as const;

interface Described extends Manifest {
  readonly description?: string;
  readonly exports?: Readonly<Record<string, unknown>>;
}

const read = (path: string): Described =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Described;

/** Sub-paths beside the main one; many alike are counted. */
function waysInto({ exports = {} }: Described): string {
  const paths = Object.keys(exports)
    .filter((path) => path !== '.' && path !== './package.json')
    .map((path) => `\`${path.slice(1)}\``);
  return paths.length > 8 ? `${paths.length} sub-paths` : paths.join(' ');
}

/** The table of the packages, from above: what each owns and who imports it. */
export function packagesMap(): string {
  const users = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: root })
    .toSorted()
    .map((path) => ({ name: dirname(path), manifest: read(path) }));
  const rows = users
    .filter(({ name }) => name.startsWith('packages/'))
    .map(({ name, manifest }) => {
      const folder = name.slice('packages/'.length);
      const rank = layers.findIndex(([, pattern]) => pattern.test(folder));
      if (rank === -1)
        throw new Error(
          `${name} is in no layer: name it in tooling/checks/src/docs/packages-map.ts.`,
        );
      const importers = users
        .filter(
          ({ manifest: { dependencies, peerDependencies } }) =>
            manifest.name in { ...dependencies, ...peerDependencies },
        )
        .map((user) => user.name.replace('packages/', ''));
      const cells = [
        `[${folder}](${folder}/README.md)${manifest.private ? ' (private)' : ''}`,
        layers[rank]?.[0] ?? '',
        manifest.description ?? '',
        waysInto(manifest),
        importers.join(', '),
      ];
      return { rank, line: `| ${cells.join(' | ')} |` };
    })
    .toSorted((a, b) => a.rank - b.rank);
  return [
    '| package | layer | owns | sub-paths | imported by |',
    '|---|---|---|---|---|',
    ...rows.map(({ line }) => line),
  ].join('\n');
}
