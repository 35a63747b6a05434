import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { landModule } from './land.ts';

describe('the land of the map', () => {
  it('is what the generator makes (run `pnpm --filter @vx/ui run land`)', () => {
    const file = fileURLToPath(new URL('../src/performer-map/land.ts', import.meta.url));
    expect(readFileSync(file, 'utf8')).toBe(landModule());
  });

  it('has paths that a browser can draw', () => {
    const paths = [...landModule().matchAll(/=\n {2}'(?<path>[^']+)'/gu)].map(
      ({ groups }) => groups?.['path'] ?? '',
    );
    expect(paths).toHaveLength(5);
    for (const path of paths) expect(path).toMatch(/^(?:M-?\d+[ -]\d+(?:l|c)(?:-?\d+ ?)+z?)+$/u);
  });
});
