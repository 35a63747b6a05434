import { expect, it } from 'vitest';
import { joinLoads } from './join-loads.ts';
import type { PageLoadInput } from './page-load.ts';

const input = { params: { actorName: 'mira' } } as unknown as PageLoadInput;

it('gives every load the same address, and its answer the name of its part', async () => {
  const load = joinLoads(({ params }) => Promise.resolve({ title: params['actorName'] }), {
    gifts: ({ params }) => Promise.resolve([params['actorName']]),
    none: () => Promise.resolve(null),
  });
  expect(await load(input)).toEqual({ title: 'mira', gifts: ['mira'], none: null });
});

it('loads the page and its parts at the same time', async () => {
  const begun: string[] = [];
  const load = joinLoads(
    async () => {
      begun.push('page');
      await Promise.resolve();
      begun.push('page is loaded');
      return {};
    },
    {
      part: () => {
        begun.push('part');
        return Promise.resolve(1);
      },
    },
  );
  await load(input);
  expect(begun).toEqual(['part', 'page', 'page is loaded']);
});

it('ends as the page does that is not found, whatever becomes of its parts', async () => {
  const gone = new Error('There is no such page.');
  const lost = new Error('The part cannot be had.');
  const page = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    throw gone;
  };
  const part = () => Promise.reject(lost);
  await expect(joinLoads(page, { part })(input)).rejects.toBe(gone);
  await expect(joinLoads(() => Promise.resolve({}), { part })(input)).rejects.toBe(lost);
});
