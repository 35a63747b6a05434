import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unsaidLabels } from './unsaid-labels.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'vx-labels-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function check(code: string): readonly string[] {
  const file = join(directory, 'labels.ts');
  const source = join(directory, 'player.ts');
  writeFileSync(
    file,
    'export type L = { locale: string; close: string; on: string; off: string; player: { play: string; retryIn: (s: number) => string } };',
  );
  writeFileSync(
    source,
    `import type { L } from './labels.ts'; declare const labels: L; declare const state: 'on' | 'off'; ${code}`,
  );
  return unsaidLabels({
    file,
    type: 'L',
    sources: [source],
    compilerOptions: { noLib: true, types: [], allowImportingTsExtensions: true, noEmit: true },
  });
}

test('labels are said by their names, by a choice of names, and taken out of what holds them', () => {
  expect(
    check('labels.close; labels[state]; const { play, retryIn: later } = labels.player;'),
  ).toEqual([]);
});

test('what nobody says is named, also where something else has its name', () => {
  expect(
    check("labels.close; labels['on']; declare const other: { play: string }; other.play;"),
  ).toEqual(['off', 'player.play', 'player.retryIn']);
});
