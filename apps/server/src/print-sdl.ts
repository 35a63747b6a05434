import { writeFile } from 'node:fs/promises';
import { printSchema } from 'graphql';
import { buildSchema } from './platform/graphql/schema.ts';
import { composeDry } from './platform/testing/dry-product.ts';
import { composeProduct } from './product.ts';

/** Where the contract keeps the printed schemas. */
export const sdlFile = (service: 'vxql' | 'feed'): URL =>
  new URL(`../../../packages/contract/generated/${service}.graphql`, import.meta.url);

/** The schemas of the product as text. */
export async function printSdl(): Promise<Readonly<Record<'vxql' | 'feed', string>>> {
  await using product = await composeDry(composeProduct);
  const print = (service: 'vxql' | 'feed'): string =>
    `# Printed by \`pnpm --filter @vx/server run sdl\`. Do not edit.\n\n${printSchema(buildSchema(service, product.modules))}\n`;
  return { vxql: print('vxql'), feed: print('feed') };
}

if (import.meta.main) {
  for (const [service, text] of Object.entries(await printSdl())) {
    await writeFile(sdlFile(service as 'vxql' | 'feed'), text);
    console.log(`${service}.graphql: ${text.split('\n').length} lines`);
  }
}
