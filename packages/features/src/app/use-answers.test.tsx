// @vitest-environment jsdom
import type { PageConfig } from '@vx/contract';
import { expect, it } from 'vitest';
import { graphql } from '../graphql.ts';
import { composeServer } from './compose-server.ts';
import { createLazyQueries } from './lazy-queries.ts';
import { createPageQueries } from './page-queries.ts';
import { composeLivePage, showView } from './testing/live-page.tsx';
import { useAnswer, useAnswers } from './use-answers.ts';

const Named = graphql(`
  query Named($id: ID!) {
    videos: videosByIds(ids: [$id]) {
      id
      title
    }
  }
`);
const config = () => ({ language: 'en', bearer: 'secret-1' }) as const;

/** A service that calls each video by how many it was asked for. */
function service() {
  const asked: unknown[] = [];
  const fetch = (async (_url: string, { body }: { body: string }) => {
    const { id } = (JSON.parse(body) as { variables: { id: string } }).variables;
    asked.push(id);
    const title = `The ${asked.length}. answer`;
    return Response.json({ data: { videos: [{ __typename: 'Video', id, title }] } });
  }) as never;
  return { asked, fetch };
}

const titled = (title: string) => ({ videos: [expect.objectContaining({ title })] });

/** The queries of a page on the server, and those of a browser that brings it to life. */
function setUp() {
  const server = service();
  const browser = service();
  const pageConfig = {
    ...config(),
    brand: { id: 'candela' },
    guest: { id: null, loggedIn: false },
    preferences: { consent: null },
  } as unknown as PageConfig;
  const given = { app: 'desktop', nonce: 'n', fetch: server.fetch, pageConfig } as const;
  const { vxql: onServer } = composeServer(given as never, {} as never);
  let loads = 0;
  const inBrowser = createLazyQueries(async (apart) => {
    loads += 1;
    return createPageQueries({ fetch: browser.fetch, config }, { isServer: false, apart });
  });
  const page = composeLivePage();
  const services = { ...page.services, vxql: inBrowser };
  return {
    onServer,
    inBrowser,
    asked: browser.asked,
    loads: () => loads,
    show: <View,>(useView: () => View) => showView({ ...page, services }, useView),
  };
}

it('shows what the page holds without the query client, which knows it once it comes', async () => {
  const { onServer, inBrowser, asked, loads, show } = setUp();
  const answer = await onServer.ask(Named, { id: '1' });
  const pages = [await onServer.ask(Named, { id: '2' }), await onServer.ask(Named, { id: '3' })];
  expect(onServer.extractData()).toEqual({});
  const { view, end } = await show(() => [useAnswer(answer), useAnswers(pages)]);
  const both = [titled('The 2. answer'), titled('The 3. answer')];
  expect(view()).toEqual([titled('The 1. answer'), both]);
  expect(loads()).toBe(0);
  end();
  const again = await inBrowser.ask(Named, { id: '1' });
  expect(again).toEqual({ data: titled('The 1. answer') });
  expect(await inBrowser.ask(Named, { id: '3' })).toEqual({ data: both[1] });
  expect(asked).toEqual([]);
  await inBrowser.ask(Named, { id: '4' });
  expect(asked).toEqual(['4']);
});

it('keeps nothing of what the page wants fresh', async () => {
  const { onServer, inBrowser, asked, show } = setUp();
  const answer = await onServer.ask(Named, { id: '1' }, { fresh: true });
  const { end } = await show(() => useAnswer(answer));
  end();
  await inBrowser.ask(Named, { id: '1' });
  expect(asked).toEqual(['1']);
});
