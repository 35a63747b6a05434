import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toQuietHoursView } from './quiet-hours.ts';

const stored = { from: '22:15', until: '07:00', zone: 'Europe/Madrid' };

it('shows what is stored, in the zone of the page', () => {
  const { times, ...view } = toQuietHoursView(
    stored,
    { typed: {}, zone: 'America/New_York' },
    texts,
  );
  expect(view).toEqual({
    on: true,
    from: '22:15',
    until: '07:00',
    zone: 'America/New_York',
    text: 'alerts.quiet.text America/New York',
  });
  // Each half hour, and the quarter that was chosen elsewhere, where it belongs.
  expect(times).toHaveLength(49);
  expect(times[0]).toEqual({ value: '00:00', label: '00:00' });
  expect(times.slice(44, 47).map(({ value }) => value)).toEqual(['22:00', '22:15', '22:30']);
});

it('offers the night where nothing is stored', () => {
  const view = toQuietHoursView(null, { typed: {}, zone: 'Europe/Berlin' }, texts);
  expect(view).toMatchObject({ on: false, from: '23:00', until: '08:00', zone: 'Europe/Berlin' });
  expect(view.times).toHaveLength(48);
});

it('keeps what was typed with what was refused', () => {
  const view = (on: string) =>
    toQuietHoursView(stored, { typed: { on, from: '23:00', until: '23:00' }, zone: 'UTC' }, texts);
  expect(view('on')).toMatchObject({ on: true, from: '23:00', until: '23:00' });
  expect(view('').on).toBe(false);
});
