/** Many browsers in one process: the product's own socket client, without a page around it. */
import { FakeLogger, FakeStorage } from '@vx/kernel/testing';
import { systemClock, systemRandom, systemScheduler } from '@vx/kernel/platform';
import { createRealtime, type Realtime } from '@vx/realtime';
import { createWebSocketOpener } from '@vx/realtime/platform';
import { answerOrders } from './processes.ts';

export interface ResumeGuest {
  readonly id: string;
  readonly bearer: string;
}

export type ResumeOrder =
  | {
      readonly order: 'connect';
      readonly port: number;
      readonly guests: readonly ResumeGuest[];
      readonly sockets: number;
    }
  /** Answers when so many are online again, in ms since the epoch. */
  | { readonly order: 'back'; readonly count: number }
  /** How many were told to load their page anew, because their stream had a gap or their session was gone. */
  | { readonly order: 'lost' };

const clients: Realtime[] = [];
let lost = 0;

const countOnline = (): number =>
  clients.filter((client) => client.getSnapshot().link.name === 'online').length;

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

function connect(port: number, { id, bearer }: ResumeGuest): Realtime {
  const client = createRealtime({
    openSocket: createWebSocketOpener(() => `ws://127.0.0.1:${port}/socket`),
    config: () => ({ language: 'en', accessToken: '', bearer, guestId: id }),
    page: () => ({ isMobile: false, isTvLivestream: false, isPaymentPending: false }),
    pageSignals: { isVisible: () => true, listen: () => ({ [Symbol.dispose]() {} }) },
    tabs: null,
    report() {},
    storage: new FakeStorage(),
    clock: systemClock,
    scheduler: systemScheduler,
    random: systemRandom,
    logger: new FakeLogger(),
  });
  client.on('resync', () => (lost += 1));
  client.on('reload', () => (lost += 1));
  client.start();
  return client;
}

answerOrders(async (order: ResumeOrder): Promise<number> => {
  if (order.order === 'lost') return lost;
  if (order.order === 'back') {
    await until(() => countOnline() >= order.count);
    return Date.now();
  }
  const { port, guests, sockets } = order;
  const batch = 50;
  for (let from = 0; from < sockets; from += batch) {
    for (let index = from; index < Math.min(sockets, from + batch); index += 1) {
      const guest = guests[index % guests.length];
      if (guest) clients.push(connect(port, guest));
    }
    const expected = clients.length;
    await until(() => countOnline() >= expected);
  }
  return countOnline();
});
