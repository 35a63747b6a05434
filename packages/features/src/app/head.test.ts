import { expect, it } from 'vitest';
import { headTags } from './head.ts';

it.each(['//evil.example/', '/\\evil.example/', '/en/'])(
  'names its own site in every address of %s',
  (path) => {
    const origin = 'https://site.test';
    const site = { origin, path, alternates: { en: path }, brandName: 'Brand' };
    const breadcrumbs = [{ name: 'Here', path }];
    const tags = JSON.stringify(headTags({ title: 'T', description: 'D', breadcrumbs }, site));
    const addresses = [...tags.matchAll(/https?:\/\/[^"]+/g)].map(([address]) => new URL(address));
    const ours = addresses.filter(({ host }) => host !== 'schema.org');
    expect(ours.length).toBeGreaterThanOrEqual(4);
    for (const { origin: found } of ours) expect(found).toBe(origin);
  },
);
