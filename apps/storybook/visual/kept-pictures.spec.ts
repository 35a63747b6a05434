import { expect, test } from '@playwright/test';
import { compare, type Image } from './image.ts';
import { differences, keptPictures, type Entry } from './kept-pictures.ts';

const story = (title: string, name: string, tags: readonly string[] = ['dev']): Entry => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[/ ]/gu, '-'),
  title,
  name,
  type: 'story',
  tags,
});
const namesOf = (...found: readonly Entry[]): readonly string[] =>
  keptPictures(found, []).map(({ name }) => name);
const grey = (width: number, value: number): Image => ({
  width,
  height: 1,
  data: Buffer.alloc(width * 3, value),
});

test('a component without a picture is missed, a picture without a component is found', () => {
  const set = keptPictures([story('Inputs/Button', 'Plain'), story('Inputs/Knob', 'Plain')], []);
  expect(differences(set, ['inputs-button--plain.webp', 'inputs-dial--plain.webp'])).toEqual({
    missing: ['inputs-knob--plain.webp'],
    stray: ['inputs-dial--plain.webp'],
  });
});

test('takes the states of a component, else its first story in view, and every screen in view', () => {
  expect(
    namesOf(
      story('Inputs/Button', 'Plain'),
      story('Inputs/Button', 'States'),
      story('Live/Badge', 'Pressed', ['test']),
      story('Live/Badge', 'Tones'),
      story('Live/Badge', 'Long'),
      story('Screens/Home', 'Desktop'),
      story('Screens/Home', 'Phone'),
      story('Screens/Home', 'Scrolled', ['test']),
      story('Guide/Tokens', 'All'),
    ),
  ).toEqual([
    'inputs-button--states',
    'live-badge--tones',
    'screens-home--desktop',
    'screens-home--phone',
  ]);
});

test('keeps the first story in each state where a matrix would need windows', () => {
  const kept = keptPictures(
    [
      story('Overlays/Dialog', 'Opened'),
      story('Overlays/Dialog', 'States', ['dev', 'framed-states']),
    ],
    [],
  );
  expect(kept).toMatchObject([{ id: 'overlays-dialog--opened', isInStates: true }]);
});

test('refuses a component that nobody sees, and more of what is kept or of what there is not', () => {
  const button = story('Inputs/Button', 'Plain');
  expect(() => namesOf(story('Inputs/Button', 'Plain', ['test']))).toThrow('nothing to keep');
  expect(() => keptPictures([button], [{ id: button.id }])).toThrow('kept anyway');
  expect(() => keptPictures([button], [{ id: 'inputs-knob--plain' }])).toThrow('there is not');
  expect(() => keptPictures([button], [], { 'screens-gone--phone': '' })).toThrow('there is not');
});

test('sees a pixel that has changed and another size, and no step of a channel', () => {
  expect(compare(grey(4, 90), grey(4, 99)).differing).toBe(0);
  expect(compare(grey(4, 90), grey(4, 100)).differing).toBe(4);
  expect(compare(grey(4, 90), grey(6, 90)).differing).toBe(2);
});
