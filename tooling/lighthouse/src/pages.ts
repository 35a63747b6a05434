import { build } from '@vx/routes';
import type { Page } from 'playwright-core';

export type App = 'desktop' | 'mobile';

/** A page to be judged. */
export interface JudgedPage {
  readonly name: 'home' | 'list' | 'profile' | 'video' | 'room' | 'wallet';
  readonly path: string;
  /** Whether search engines shall find it. */
  readonly isPublic: boolean;
}

const en = { language: 'en' } as const;

/** Names of pages that the command knows, in the order in which they are judged. */
const pageNames: readonly JudgedPage['name'][] = [
  'home',
  'list',
  'profile',
  'video',
  'room',
  'wallet',
];

/**
 * Reads `--pages=home,room`; all where it is not given.
 * @throws Error when a page is not known
 */
export function pagesIn(option: string | undefined): readonly string[] {
  const wanted = option?.split(',') ?? pageNames;
  const unknown = wanted.filter((name) => !pageNames.some((known) => known === name));
  if (unknown.length > 0)
    throw new Error(`No page is called ${unknown.join(', ')}. Known: ${pageNames.join(', ')}.`);
  return wanted;
}

/**
 * The pages of a server with the addresses that they have in its demo world: of the first performer of the
 * list, who is live, and of the first video that is sold.
 *
 * @throws Error when the demo world shows nobody or sells nothing
 */
export async function findPages(page: Page, origin: string): Promise<readonly JudgedPage[]> {
  const firstLink = async (path: string, pattern: RegExp): Promise<string> => {
    const html = await (await page.request.get(origin + path)).text();
    for (const [, href = ''] of html.matchAll(/<a[^>]*? href="([^"#?]+)"/g)) {
      if (pattern.test(href)) return href;
    }
    throw new Error(`${path} links no page like ${pattern.source}.`);
  };
  const profile = await firstLink(build('cams', {}, en), /^\/en\/amateur\/[^/]+\/$/);
  const actorName = profile.split('/').at(-2) ?? '';
  return [
    { name: 'home', path: build('home', {}, en), isPublic: true },
    { name: 'list', path: build('cams', {}, en), isPublic: true },
    { name: 'profile', path: profile, isPublic: true },
    {
      name: 'video',
      path: await firstLink(build('videosOnSale', {}, en), /^\/en\/amateur\/[^/]+\/videos\/[^/]+/),
      isPublic: true,
    },
    { name: 'room', path: build('liveRoom', { actorName }, en), isPublic: false },
    { name: 'wallet', path: build('topUp', {}, en), isPublic: false },
  ];
}
