import { createTestRestClient, type FakeApi } from '@vx/api-client/testing';
import type { PageConfig } from '@vx/contract';
import type { OutgoingName } from '@vx/contract/socket';
import { FakeStorage, type FakeClock } from '@vx/kernel/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { composeServer } from '../compose-server.ts';
import { AppProviders } from '../context.tsx';
import { createPageIntl } from '../page-intl.ts';
import { servicesAtom } from '../page-store.ts';
import type { Services } from '../services.ts';

/** A page with everything that pages are composed of, at a server, a socket and a clock of the test's own. */
interface LivePage {
  readonly services: Services;
  readonly api: FakeApi;
  readonly clock: FakeClock;
  readonly cookies: FakeStorage;
  /** What went over the socket. */
  readonly sent: readonly (readonly [OutgoingName, object])[];
}

/** Its texts are their ids, unless the test says some. */
export function composeLivePage(
  given: {
    readonly app?: Services['app'];
    readonly guest?: Partial<PageConfig['guest']>;
    /** What some of its texts say. */
    readonly texts?: Readonly<Record<string, string>>;
  } = {},
): LivePage {
  const { rest, api, clock } = createTestRestClient();
  const cookies = new FakeStorage();
  const intl = createPageIntl('en', given.texts ?? {}, { error: () => undefined });
  const composed = composeServer(
    {
      app: given.app ?? 'desktop',
      nonce: 'n',
      fetch: () => Promise.reject(new Error('The server of the test is asked by calls alone.')),
      pageConfig: {
        language: 'en',
        brand: { id: 'candela' },
        now: clock.now(),
        guest: { id: '1', loggedIn: true, ...given.guest },
        preferences: { theme: 'light', consent: null, statusBars: [] },
      } as never,
    },
    { en: intl } as never,
  );
  const services: Services = { ...composed, rest, clock, scheduler: clock, cookies };
  services.store.set(servicesAtom, services);
  const sent: (readonly [OutgoingName, object])[] = [];
  services.socket.attach({
    send: (name, payload) => void sent.push([name, payload]),
    subscribe: () => undefined,
  });
  return { services, api, clock, cookies, sent };
}

/** A hook on a page of a browser; the test file needs jsdom. */
interface ShownView<View> {
  readonly view: () => View;
  /** Does something, and lets everything that follows from it happen. */
  readonly does: (something: () => unknown) => Promise<void>;
  readonly end: () => void;
}

const does = (something: () => unknown): Promise<void> =>
  act(async () => {
    await something();
  });

/** Shows a hook on a page, as its view would. */
export async function showView<View>(
  { services }: LivePage,
  useView: () => View,
): Promise<ShownView<View>> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  let latest: { readonly view: View } | undefined;
  const Looker = () => {
    latest = { view: useView() };
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await does(() =>
    root.render(
      <AppProviders services={services}>
        <MemoryRouter>
          <Looker />
        </MemoryRouter>
      </AppProviders>,
    ),
  );
  return {
    view() {
      if (!latest) throw new Error('Nothing was rendered.');
      return latest.view;
    },
    does,
    end: () => act(() => root.unmount()),
  };
}
