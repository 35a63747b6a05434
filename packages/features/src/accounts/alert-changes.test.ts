import { expect, it } from 'vitest';
import { resetChanges, withChanges } from './alert-changes.ts';

const change = (row: string, channel: string, value: boolean | 'default' = true) => ({
  row,
  event: 'live',
  channel,
  value,
});

it('keeps of each switch the latest change alone, in the order in which they came', () => {
  const waiting = [change('5', 'app'), change('5', 'email'), change('7', 'app')];
  expect(withChanges(waiting, [change('5', 'app', false)])).toEqual([
    change('5', 'email'),
    change('7', 'app'),
    change('5', 'app', false),
  ]);
  expect(withChanges([], [change('5', 'app')])).toEqual([change('5', 'app')]);
});

it('gives back everything that can be set for one performer, and nothing else', () => {
  const events = [
    { event: 'live', channels: ['app', 'email'], byActor: true },
    { event: 'receipt', channels: ['app'], byActor: false },
  ] as const;
  expect(resetChanges({ events } as never, '5')).toEqual([
    change('5', 'app', 'default'),
    change('5', 'email', 'default'),
  ]);
});
