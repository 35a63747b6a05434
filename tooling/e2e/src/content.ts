/** What the browser tests of performers and videos share. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Asks the query service as the visitor or guest of this page, to know what the demo world holds. */
export async function ask<Data>(page: Page, query: string): Promise<Data> {
  const html = await (await page.request.get('/en/')).text();
  const config = /id="vx-config"[^>]*>([^<]+)</.exec(html)?.[1] ?? '{}';
  const { bearer, accessToken } = JSON.parse(config) as {
    bearer: string | null;
    accessToken: string;
  };
  const response = await page.request.post('/vxql?language=en', {
    headers: bearer
      ? { authorization: `Bearer ${bearer}` }
      : { 'x-session-tag': accessToken, 'sec-fetch-site': 'same-origin' },
    data: { query },
  });
  const answer = (await response.json()) as { data: Data; errors?: unknown };
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

/**
 * A performer who is live and free, and one who is not live. They come and go: who starts a chat asks
 * again just before.
 * @param turn which of those who are free; tests that chat at the same time take others
 */
export async function findPerformers(
  page: Page,
  turn = 0,
): Promise<{ readonly live: string; readonly offline: string }> {
  const { live, all } = await ask<{
    live: { items: { slug: string; onlineState: { state: string } }[] };
    all: { items: { slug: string; onlineState: { state: string } }[] };
  }>(
    page,
    `{ live: onlineModels(first: 40, filter: { freeChat: false }) { items { slug onlineState { state } } }
       all: modelsV2(first: 100) { items { slug onlineState { state } } } }`,
  );
  const free = live.items.filter(({ onlineState }) => onlineState.state === 'online');
  return {
    live: free[turn]?.slug ?? '',
    offline: all.items.find(({ onlineState }) => onlineState.state === 'offline')?.slug ?? '',
  };
}

export interface FoundPerformer {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly onlineState: { readonly since: string };
  readonly profile: {
    readonly age: number;
    readonly city: string;
    readonly likes: string;
    readonly music: string;
    readonly profession: string;
  };
  readonly prices: {
    readonly freeMessages: number;
    readonly livechat: {
      readonly value: number;
      readonly equivalent: { readonly formatted: string };
    };
    readonly message: { readonly value: number };
  };
  readonly chatRatings: { readonly lastNinetyDays: { readonly countRatings: number } };
}

/** What the server knows of a performer. */
export async function findPerformer(page: Page, slug: string): Promise<FoundPerformer> {
  const { found } = await ask<{ found: FoundPerformer }>(
    page,
    `{ found: modelByName(name: "${slug}") {
         id name about onlineState { since } profile { age city likes music profession }
         prices { freeMessages livechat { value equivalent { formatted } } message { value } }
         chatRatings { lastNinetyDays { countRatings } } } }`,
  );
  return found;
}

export interface FoundVideo {
  readonly id: string;
  readonly title: string;
  readonly price: number;
  readonly slug: string;
  /** Of the performer. */
  readonly name: string;
  readonly views: number;
}

/** Videos that cost something, the cheapest first. */
export async function findVideos(page: Page): Promise<readonly FoundVideo[]> {
  return await findPaid(page, false);
}

/** The same among those that ask for an age check. */
export async function findGatedVideos(page: Page): Promise<readonly FoundVideo[]> {
  return await findPaid(page, true);
}

/** A video that only VIP members watch in full. */
export async function findVipVideo(page: Page): Promise<Pick<FoundVideo, 'id' | 'title' | 'slug'>> {
  const { videos } = await ask<{
    videos: {
      items: {
        id: string;
        title: string;
        free: boolean;
        avsRequired: boolean;
        model: { slug: string };
      }[];
    };
  }>(
    page,
    `{ videos(sort: newest, pageSize: 100, filter: { types: { vip: true } }) {
         items { id title free avsRequired model { slug } } } }`,
  );
  const found = videos.items.find(({ free, avsRequired }) => !free && !avsRequired);
  if (!found) throw new Error('The demo world has no video for VIP members.');
  return { id: found.id, title: found.title, slug: found.model.slug };
}

async function findPaid(page: Page, gated: boolean): Promise<readonly FoundVideo[]> {
  const { videos } = await ask<{
    videos: {
      items: {
        id: string;
        title: string;
        free: boolean;
        vip: boolean;
        avsRequired: boolean;
        views: number;
        price: { value: number };
        model: { slug: string; name: string };
      }[];
    };
  }>(
    page,
    `{ videos(sort: cheapest, pageSize: 100, filter: { types: { premium: true } }) {
         items { id title free vip avsRequired views price { value } model { slug name } } } }`,
  );
  return videos.items
    .filter(({ free, vip, price }) => !free && !vip && price.value > 0)
    .filter(({ avsRequired }) => avsRequired === gated)
    .map(({ id, title, price, model: { slug, name }, views }) => ({
      id,
      title,
      price: price.value,
      slug,
      name,
      views,
    }));
}

/** Notes every call to the services that a page makes for what it shows. */
export function watchCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // What may be offered over a page is asked for afterwards, and no part of it.
    if (pathname.endsWith('/conversion/getPageLoadIncentives')) return;
    if (/^\/(vxql|feed\/|api\/v1\/)/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** The kinds of structured data in the head of a page. */
export async function structuredData(page: Page): Promise<readonly Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}
