import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What a module pulls in at run time, followed through relative imports. */
function reached(entry: URL, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry.href)) return seen;
  seen.add(entry.href);
  const source = readFileSync(entry, 'utf8');
  const statements = source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '([^']+)'/gms);
  for (const [, target = ''] of statements) {
    if (target.startsWith('.')) reached(new URL(target, entry), seen);
    else seen.add(target);
  }
  return seen;
}

describe('what clients import', () => {
  it.each([
    'index.ts',
    'hints/index.ts',
    'errors/index.ts',
    'enums/index.ts',
    'constants/index.ts',
  ])('%s reaches no schema library', (path) => {
    expect([...reached(new URL(path, import.meta.url))]).not.toContain('typebox');
  });

  it('finds the schema library where it is used', () => {
    expect([...reached(new URL('rest/index.ts', import.meta.url))]).toContain('typebox');
  });
});
