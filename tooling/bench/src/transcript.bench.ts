import { ok } from 'node:assert/strict';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { bundleScene, openChromium } from './chromium.ts';
import { amount, interleave, median, printTable } from './harness.ts';
import type { SceneName, ScrollSample, TranscriptScene } from './transcript.scene.ts';

const ROUNDS = 3;
/** Of the tiles, whose frames differ more from fling to fling. */
const TILE_ROUNDS = 9;
/** A fast fling, pixels a second, and its length. */
const SPEED = 4_000;
const DISTANCE = amount(8_000, 1_000);
/** Milliseconds in which old lines follow the newest. */
const SETTLED = amount(1_500, 300);
const APPENDED = amount(30, 3);

interface Lane {
  readonly name: string;
  readonly scene: SceneName;
  readonly count: number;
  /** Up from the end, or down from the start: from where the list opens. */
  readonly towards: 'up' | 'down';
}

const groups: readonly {
  readonly title: string;
  readonly rounds: number;
  readonly lanes: readonly Lane[];
}[] = [
  {
    title: '10,000 lines',
    rounds: ROUNDS,
    lanes: [
      { name: 'ChatTranscript', scene: 'transcript', count: 10_000, towards: 'up' },
      {
        name: 'the same lines in virtua',
        scene: 'transcript-in-virtua',
        count: 10_000,
        towards: 'down',
      },
      { name: "virtua's demo", scene: 'transcript-demo', count: 10_000, towards: 'down' },
    ],
  },
  {
    title: '1,000 tiles',
    rounds: TILE_ROUNDS,
    lanes: [
      { name: 'TileGrid of PerformerTile', scene: 'grid', count: 1_000, towards: 'down' },
      { name: 'the same tiles in virtua', scene: 'grid-in-virtua', count: 1_000, towards: 'down' },
      { name: "virtua's demo, 1,000 rows", scene: 'grid-demo', count: 1_000, towards: 'down' },
    ],
  },
];

interface Bundle {
  readonly script: string;
  readonly styles: string;
}

/** A page with the scenes and nothing on it. */
async function openScene(browser: Browser, { script, styles }: Bundle): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent('<!doctype html><html lang="en" data-theme="dark"><body></body></html>');
  await page.addStyleTag({ content: styles });
  await page.addScriptTag({ content: script });
  return page;
}

/** One visit: a transcript with so many lines, and what a line more costs, milliseconds. */
async function append(browser: Browser, bundle: Bundle, count: number): Promise<number> {
  const page = await openScene(browser, bundle);
  try {
    await page.evaluate(
      (lines) => (globalThis as unknown as TranscriptScene).mountScene('transcript', lines),
      count,
    );
    await page.waitForTimeout(SETTLED);
    return median(
      await page.evaluate(
        (times) => (globalThis as unknown as TranscriptScene).appendLines(times),
        APPENDED,
      ),
    );
  } finally {
    await page.close();
  }
}

/** One visit: mounts the list and flings it with the wheel, as the compositor does it. */
async function fling(browser: Browser, bundle: Bundle, lane: Lane): Promise<ScrollSample> {
  const page = await openScene(browser, bundle);
  try {
    const ready = await page.evaluate(
      ([scene, count]) => (globalThis as unknown as TranscriptScene).mountScene(scene, count),
      [lane.scene, lane.count] as const,
    );
    await page.waitForTimeout(SETTLED);
    const devtools = await page.context().newCDPSession(page);
    const watch = async (what: 'frames' | 'blank'): Promise<Omit<ScrollSample, 'ready'>> => {
      await page.evaluate(
        (which) => (globalThis as unknown as TranscriptScene).watchScroll(which),
        what,
      );
      await devtools.send('Input.synthesizeScrollGesture', {
        x: 180,
        y: 320,
        yDistance: lane.towards === 'up' ? DISTANCE : -DISTANCE,
        speed: SPEED,
        gestureSourceType: 'mouse',
      });
      const seen = await page.evaluate(() => (globalThis as unknown as TranscriptScene).scrolled());
      ok(seen.distance > DISTANCE / 2, `${lane.name} moved by ${seen.distance} pixels only.`);
      return seen;
    };
    const frames = await watch('frames');
    const { blank } = await watch('blank');
    return { ready, ...frames, blank };
  } finally {
    await page.close();
  }
}

/** Long lists while they are flung: frames that did not come, and places with nothing in them. */
export async function run(): Promise<void> {
  const browser = await openChromium();
  if (!browser) return;
  try {
    const bundle = await bundleScene(join(import.meta.dirname, 'transcript.scene.ts'));
    for (const { title, rounds, lanes } of groups) {
      const samples = await interleave(lanes, rounds, (lane) => fling(browser, bundle, lane));
      const print = (
        what: string,
        unit: string,
        digits: number,
        pick: (sample: ScrollSample) => number,
      ): void =>
        printTable({
          title: `${title}, ${what}`,
          unit,
          digits,
          rows: lanes.map((lane) => ({
            name: lane.name,
            value: median((samples.get(lane) ?? []).map(pick)),
          })),
        });
      // What came instead of what did not: a ratio to nothing says nothing.
      print('frames that came while flung', '%', 1, ({ dropped }) => (1 - dropped) * 100);
      print('longest time without a frame', 'ms', 0, ({ longest }) => longest);
      print('filled area of the view', '%', 2, ({ blank }) => (1 - blank) * 100);
      print('mounted and shown after', 'ms', 0, ({ ready }) => ready);
    }
    const lengths = [100, 1_000, 10_000];
    const costs = await interleave(lengths, ROUNDS, (count) => append(browser, bundle, count));
    printTable({
      title: 'ChatTranscript, a line more, rendered and laid out',
      unit: 'ms',
      digits: 2,
      rows: lengths.map((count) => ({
        name: `after ${count.toLocaleString('en')}`,
        value: median(costs.get(count) ?? []),
      })),
    });
  } finally {
    await browser.close();
  }
}
