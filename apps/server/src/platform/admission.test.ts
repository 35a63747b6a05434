import { describe, expect, it } from 'vitest';
import { Admission, askFor } from './admission.ts';

const limits = { perGuest: 2, perAddress: 3, maxWaiting: 3, patience: 50 };
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('admission to the database', () => {
  it('lets one guest hold so many connections, and nobody else wait for him', async () => {
    const admission = new Admission(limits);
    const enter = (guestId: string, address = guestId) =>
      askFor({ address, guestId }, () => admission.enter());
    const first = await enter('a');
    await enter('a');
    const entered: string[] = [];
    const third = enter('a').then((leave) => (entered.push('a'), leave));
    void enter('b').then(() => entered.push('b'));
    await turn();
    expect(entered).toEqual(['b']);
    first();
    first();
    await third;
    expect(entered).toEqual(['b', 'a']);
  });

  it('bounds an address over all of its guests and visitors', async () => {
    const admission = new Admission(limits);
    const enter = (guestId: string | null) =>
      askFor({ address: 'one', guestId }, () => admission.enter());
    await Promise.all([enter('a'), enter('b'), enter(null)]);
    await expect(enter('c')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      detail: { retryAfter: 2 },
    });
  });

  it('refuses what is beyond the line at once, and serves lines in turn', async () => {
    const admission = new Admission({ ...limits, perGuest: 1, perAddress: 1, patience: 10_000 });
    const served: string[] = [];
    const enter = async (guestId: string) => {
      const leave = await askFor({ address: 'one', guestId }, () => admission.enter());
      served.push(guestId);
      await turn();
      leave();
    };
    const all = [enter('a'), enter('a'), enter('a'), enter('a')];
    await expect(enter('a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    all.push(enter('b'), enter('b'));
    await Promise.all(all);
    expect(served).toEqual(['a', 'a', 'b', 'a', 'b', 'a']);
  });

  it('bounds nothing that no caller asked for', async () => {
    const admission = new Admission({ ...limits, perGuest: 0, perAddress: 0 });
    (await admission.enter())();
  });
});
