import { describe, expect, it } from 'vitest';
import { german } from '../labels-de/index.ts';
import { spanish } from '../labels-es/index.ts';
import { dutch } from '../labels-nl/index.ts';
import { english, type UiLabels } from './labels.ts';

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
