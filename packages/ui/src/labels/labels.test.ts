import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { IntlMessageFormat } from 'intl-messageformat';
import {
  labelFiles,
  mapLabels,
  readMessages,
  uiLabels,
  type Language,
} from '../../tools/labels.ts';
import { german } from '../labels-de/index.ts';
import { spanish } from '../labels-es/index.ts';
import { dutch } from '../labels-nl/index.ts';
import { catalogues as mapCatalogues } from '../performer-map/catalogues.ts';
import { english } from './english.ts';
import type { UiLabels } from './labels.ts';

/** Every text of a catalogue by its path, with sample values for the functions. */
const texts = (node: object, path = ''): Map<string, string> => {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (typeof value === 'string') found.set(path + key, value);
    else if (typeof value === 'function')
      found.set(path + key, String((value as (...given: unknown[]) => string)(3, 3)));
    else
      for (const [inner, text] of texts(value as object, `${path}${key}.`)) found.set(inner, text);
  }
  return found;
};

it('catalogues match their messages (run `pnpm --filter @vx/ui run labels`)', () => {
  for (const [path, text] of labelFiles()) expect(readFileSync(path, 'utf8')).toBe(text);
});

/** The label of a key: `player.retryIn`; `heat.rarely` is one of a list. */
const labelAt = (catalogue: object, key: string): unknown =>
  key.split('.').reduce<unknown>((node, name) => {
    const at = ['never', 'rarely', 'often', 'usually'].indexOf(name);
    return Array.isArray(node) ? node[at] : (node as Record<string, unknown>)[name];
  }, catalogue);

describe.each<[Language, UiLabels]>([
  ['de', german],
  ['en', english],
  ['nl', dutch],
  ['es', spanish],
])('labels in %s', (language, catalogue) => {
  it.each([0, 1, 2, 1000])('say what their ICU messages say of %i', (count) => {
    const labels = [
      ...Object.entries(readMessages(uiLabels, language)).map(
        ([key, message]) => [labelAt(catalogue, key), message] as const,
      ),
      ...Object.entries(readMessages(mapLabels, language)).map(
        ([key, message]) => [labelAt(mapCatalogues[language] ?? {}, key), message] as const,
      ),
    ];
    for (const [label, message] of labels) {
      if (typeof label === 'string') {
        expect(label).toBe(message);
        continue;
      }
      const say = label as (...given: unknown[]) => string;
      const [, list = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(say.toString()) ?? [];
      const names = list.split(',').map((name) => name.trim().replace(/^_/, ''));
      const values = names.map((name) => (['bottom', 'end'].includes(name) ? count > 0 : count));
      const given = Object.fromEntries(names.map((name, index) => [name, values[index]]));
      expect(say(...values), message).toBe(new IntlMessageFormat(message, language).format(given));
    }
  });
});

describe.each<[string, UiLabels]>([
  ['de', german],
  ['nl', dutch],
  ['es', spanish],
])('hidden labels in %s', (locale, catalogue) => {
  it('are complete and not empty', () => {
    const found = texts(catalogue);
    expect([...found.keys()].toSorted()).toEqual([...texts(english).keys()].toSorted());
    expect([...found].filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(catalogue.locale).toBe(locale);
  });

  it('are translated', () => {
    const same = [...texts(catalogue)].filter(
      ([key, text]) => text === texts(english).get(key) && text.length > 8,
    );
    // "Automatic" and the like may be alike; a sentence may not. Dutch says credits, too.
    expect(same.filter(([key, text]) => text.includes(' ') && key !== 'credits')).toEqual([]);
  });
});
