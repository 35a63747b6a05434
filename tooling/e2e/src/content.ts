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
 * A performer who is live and free, and one who is not live. Who starts a chat asks again just before. Whoever is live
 * streams in HD: others have one quality and give no choice of it, and the dearest among them want larger top-ups.
 * @param turn whom of those who are live, in the order of rank, or the next one who is free; tests that chat at the
 * same time take others. Counted among those who are free, two turns would meet as soon as a chat begins.
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
    `{ live: onlineModels(first: 40, filter: { freeChat: false, hd: true }) { items { slug onlineState { state } } }
       all: modelsV2(first: 100) { items { slug onlineState { state } } } }`,
  );
  const found = live.items.slice(turn).find(({ onlineState }) => onlineState.state === 'online');
  if (!found) throw new Error(`Nobody from place ${turn} on is live and free.`);
  return {
    live: found.slug,
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

interface AskedPrice {
  readonly value: number;
  readonly equivalent: { readonly formatted: string };
}
const priceFields = 'value equivalent { formatted }';

/** An amount of coins as tiles and cards say it, `unit` behind the coins: `12 coins per minute, €3.00`. */
const inWords = ({ value, equivalent }: AskedPrice, unit = ''): string =>
  `${value} ${value === 1 ? 'coin' : 'coins'}${unit}, ${equivalent.formatted}`;

/** What the tile of a performer says. */
export interface ListedPerformer {
  readonly name: string;
  readonly age: number;
  /** What a chat costs: `12 coins per minute, €3.00`, or `Free`. */
  readonly price: string;
  /** How to meet them now. */
  readonly state: 'Live' | 'Free chat' | 'In a private chat' | 'Offline';
}

const stateWords: Readonly<Record<string, ListedPerformer['state']>> = {
  online: 'Live',
  busy: 'In a private chat',
};

/**
 * Performers of a list, as its page has them.
 * @param list the field of the query service with its arguments: `onlineModels(first: 3)`
 */
export async function findListed(
  page: Page,
  list: string,
): Promise<{ readonly total: number; readonly items: readonly ListedPerformer[] }> {
  const { models } = await ask<{
    models: {
      total: number;
      items: {
        name: string;
        profile: { age: number };
        prices: { livechat: AskedPrice };
        features: { freeChat: boolean };
        onlineState: { state: string };
      }[];
    };
  }>(
    page,
    `{ models: ${list} {
         total
         items {
           name profile { age } prices { livechat { ${priceFields} } }
           features { freeChat } onlineState { state } } } }`,
  );
  return {
    total: models.total,
    items: models.items.map(({ name, profile, prices, features, onlineState }): ListedPerformer => {
      const isFree = features.freeChat && onlineState.state === 'online';
      return {
        name,
        age: profile.age,
        price: isFree ? 'Free' : inWords(prices.livechat, ' per minute'),
        state: isFree ? 'Free chat' : (stateWords[onlineState.state] ?? 'Offline'),
      };
    }),
  };
}

/** What the card of a video says. */
export interface ListedVideo {
  readonly title: string;
  readonly performer: string;
  /** `7:40` */
  readonly length: string;
  /** `8 coins, €2.00, before 14 coins, €3.50`, `Free` or `VIP`. */
  readonly price: string;
  readonly isReduced: boolean;
  readonly topics: readonly { readonly name: string; readonly tagGroup: string }[];
}

/**
 * Videos of a list, as its page has them.
 * @param choice the arguments of the query: `sort: newest, filter: { types: { vip: true } }`
 */
export async function findListedVideos(
  page: Page,
  choice: string,
): Promise<{ readonly total: number; readonly items: readonly ListedVideo[] }> {
  const { videos } = await ask<{
    videos: {
      total: number;
      items: {
        title: string;
        duration: number;
        free: boolean;
        vip: boolean;
        price: AskedPrice;
        basePrice: AskedPrice;
        model: { name: string };
        tags: { name: string; tagGroup: string }[];
      }[];
    };
  }>(
    page,
    `{ videos(pageSize: 16, ${choice}) {
         total
         items {
           title duration free vip price { ${priceFields} } basePrice { ${priceFields} }
           model { name } tags { name tagGroup } } } }`,
  );
  return {
    total: videos.total,
    items: videos.items.map(
      ({ title, duration, free, vip, price, basePrice, model, tags }): ListedVideo => {
        const isPaid = !free && !vip;
        const isReduced = isPaid && basePrice.value > price.value;
        const before = isReduced ? `, before ${inWords(basePrice)}` : '';
        return {
          title,
          performer: model.name,
          length: `${Math.floor(duration / 60)}:${String(duration % 60).padStart(2, '0')}`,
          price: isPaid ? inWords(price) + before : free ? 'Free' : 'VIP',
          isReduced,
          topics: tags,
        };
      },
    ),
  };
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
