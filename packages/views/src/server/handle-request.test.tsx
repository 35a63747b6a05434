import { composeServer, requestServices, type Services } from '@vx/features/app';
import { createStaticHandler, RouterContextProvider, type EntryContext } from 'react-router';
import { expect, it } from 'vitest';
import { handleRequest } from './handle-request.tsx';
import { texts } from './make-context.ts';

const servicesOfRequest = (): Services =>
  composeServer(
    {
      app: 'desktop',
      nonce: 'n',
      fetch: () => Promise.reject(new Error('nothing is called')),
      pageConfig: {
        language: 'en',
        brand: { id: 'candela' },
        guest: { id: 'g', loggedIn: false },
        preferences: { consent: null },
      } as never,
    },
    texts,
  );

async function entryOf(request: Request, Page: () => string): Promise<EntryContext> {
  const { query } = createStaticHandler([{ id: 'root', path: '*' }]);
  return {
    manifest: {
      routes: { root: { id: 'root', path: '*', module: '/root.js' } },
      entry: { imports: [], module: '/entry.js' },
      url: '/manifest.js',
      version: '1',
    },
    routeModules: { root: { default: Page } },
    staticHandlerContext: await query(request),
    routeDiscovery: { mode: 'initial', manifestPath: '/' },
    future: {},
    isSpaMode: false,
    ssr: true,
  } as unknown as EntryContext;
}

it('ends the page of a request once its document is there', async () => {
  const services = servicesOfRequest();
  const context = new RouterContextProvider();
  context.set(requestServices, services);
  const request = new Request('http://localhost/');
  let endedWhileRendered: boolean | undefined;
  const entry = await entryOf(request, () => {
    endedWhileRendered = services.scope.ended;
    return 'A page';
  });
  const response = await handleRequest(request, 200, new Headers(), entry, context);
  expect(await response.text()).toContain('A page');
  expect(endedWhileRendered).toBe(false);
  expect(services.scope.ended).toBe(true);
});

it.each([
  ['GET', true],
  ['POST', false],
] as const)('lets a page answered to %s load itself again: %s', async (method, doesSo) => {
  const context = new RouterContextProvider();
  context.set(requestServices, servicesOfRequest());
  const request = new Request('http://localhost/', { method });
  const entry = await entryOf(
    new Request('http://localhost/'),
    // The script stands in the head of a document.
    (() => (
      <html lang="en">
        <head />
        <body>A page</body>
      </html>
    )) as never,
  );
  const response = await handleRequest(request, 200, new Headers(), entry, context);
  expect((await response.text()).includes('vx.load-again')).toBe(doesSo);
});
