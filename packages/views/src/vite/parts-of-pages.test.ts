import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';
import { partsOfPages, readPartsOfPages } from './parts-of-pages.ts';

it('fills in the table of features with what each page says of itself', async () => {
  const entry = join(import.meta.dirname, '../../../features/src/app/parts-of-pages.ts');
  const [result] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [partsOfPages()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })) as Rollup.RollupOutput[];
  const parts = await readPartsOfPages();
  expect(parts.get('memberLimits')).toEqual(['errors', 'limits', 'money', 'recharge']);
  expect(parts.size).toBeGreaterThan(30);
  for (const page of parts.keys()) expect(result?.output[0].code).toContain(page);
});
