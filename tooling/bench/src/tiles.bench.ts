import { equal, ok } from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundleScene, openChromium } from './chromium.ts';
import { interleave, median, printTable, race } from './harness.ts';
import { countElements, type Tag } from './ssr.markup.ts';
import type { TileLane, TilePages, TileScene } from './tiles.scene.ts';

const TILES = 200;
const ROUNDS = 15;
const lanes: readonly { readonly lane: TileLane; readonly name: string }[] = [
  { lane: 'components', name: '@vx/ui tiles' },
  { lane: 'plain', name: 'the same markup as plain elements, made before' },
];

interface ServerSide {
  readonly renderTiles: (count: number) => string;
  readonly plainRenderer: (tag: Tag) => () => string;
  readonly readPage: (html: string) => Tag;
}

/** The server's half as production runs it: one bundle, one React, no style sheets. */
async function serverSide(): Promise<ServerSide> {
  const folder = await mkdtemp(join(import.meta.dirname, '../node_modules/.tiles-'));
  try {
    const outfile = join(folder, 'server.mjs');
    await build({
      entryPoints: [join(import.meta.dirname, 'tiles.server.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node22',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      banner: {
        js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
      },
      loader: { '.css': 'empty' },
    });
    return (await import(pathToFileURL(outfile).href)) as ServerSide;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** 200 performer tiles, on the server and taken over in Chromium, beside React without components. */
export async function run(): Promise<void> {
  const server = await serverSide();
  const html = server.renderTiles(TILES);
  // Rules of the tiles come before them; in a page they stand in its head.
  const markup = html.replace(/^(?:<style[^>]*>[^<]*<\/style>)+/, '');
  const tag = server.readPage(markup);
  const renderPlain = server.plainRenderer(tag);
  const plain = renderPlain();
  const elements = countElements(markup);
  ok(elements > TILES * 10, `The tiles have only ${elements} elements.`);
  equal(countElements(plain), elements, 'Both pages have the same elements.');
  ok(
    Math.abs(plain.length - markup.length) < markup.length * 0.01,
    `${plain.length} characters beside ${markup.length}`,
  );

  const figures = race(
    [
      { name: '@vx/ui tiles', run: () => server.renderTiles(TILES) },
      { name: 'the same markup as plain elements, made before', run: renderPlain },
    ],
    { rounds: 25, sampleMs: 40 },
  );
  const size = `${TILES} performer tiles, ${elements} elements, ${Math.round(html.length / 1000)} kB`;
  printTable({
    title: `Rendering ${size}`,
    unit: 'ms',
    digits: 1,
    rows: figures.map(({ name, nanoseconds }) => ({ name, value: nanoseconds / 1e6 })),
  });

  const browser = await openChromium();
  if (!browser) return;
  try {
    const { script, styles } = await bundleScene(join(import.meta.dirname, 'tiles.scene.ts'));
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.setContent('<!doctype html><html lang="en" data-theme="dark"><body></body></html>');
    await page.addStyleTag({ content: styles });
    await page.addScriptTag({ content: script });
    // Each lane has its own server's page: what it takes over is what it would make.
    const pages: TilePages = { htmls: { components: html, plain }, tag };
    await page.evaluate(
      (text) => (globalThis as unknown as TileScene).keepTiles(text),
      JSON.stringify(pages),
    );
    const hydrate = (lane: TileLane): Promise<number> =>
      page.evaluate(
        ([which, count]) => (globalThis as unknown as TileScene).hydrateTiles(which, count),
        [lane, TILES] as const,
      );
    for (const { lane } of lanes) await hydrate(lane);
    const samples = await interleave(lanes, ROUNDS, ({ lane }) => hydrate(lane));
    printTable({
      title: `Hydrating ${size}, in Chromium`,
      unit: 'ms',
      digits: 1,
      rows: lanes.map((lane) => ({ name: lane.name, value: median(samples.get(lane) ?? []) })),
    });
  } finally {
    await browser.close();
  }
}
