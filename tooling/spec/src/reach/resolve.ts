import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Finds the file of an import: relative, or through the `exports` of one of our packages. */
export function resolver(root: string): (importer: string, from: string) => string | null {
  const packages = new Map(
    globSync('{packages,apps,tooling}/*/package.json', { cwd: root }).map((path) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
        readonly name: string;
        readonly exports?: Readonly<Record<string, string>>;
      };
      return [name, { folder: dirname(path), exports }] as const;
    }),
  );
  return (importer, from) => {
    if (from.startsWith('.')) return join(dirname(importer), from);
    const [scope = '', name = '', ...rest] = from.split('/');
    const found = packages.get(`${scope}/${name}`);
    if (!found) return null;
    const key = ['.', ...rest].join('/');
    const target = found.exports[key] ?? starred(found.exports, key);
    return typeof target === 'string' ? join(found.folder, target) : null;
  };
}

function starred(exports: Readonly<Record<string, unknown>>, key: string): string | null {
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || typeof target !== 'string') continue;
    if (!key.startsWith(before) || !key.endsWith(after)) continue;
    return target.replaceAll('*', key.slice(before.length, key.length - after.length));
  }
  return null;
}
