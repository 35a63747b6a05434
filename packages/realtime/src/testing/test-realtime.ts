import { FakeClock, FakeLogger, FakeRandom, FakeStorage } from '@vx/kernel/testing';
import type { ConnectionReport, RealtimeConfig } from '../ports.ts';
import {
  createRealtime,
  type PageFacts,
  type Realtime,
  type RealtimeDeps,
  type RealtimeEvents,
} from '../realtime.ts';
import { FakeBrowser, type FakeTab } from './fake-browser.ts';
import { FakeRealtimeServer } from './fake-server.ts';

/** A real client in a tab of a fake browser. */
export interface TestTab {
  readonly realtime: Realtime;
  readonly tab: FakeTab;
  readonly reports: ConnectionReport[];
  /** What was emitted, as `name` or for events of a stream `name seq`. */
  readonly heard: string[];
  config: RealtimeConfig;
  page: PageFacts;
}

/** A fake server, a fake browser with shared storage, and a clock that is turned by hand. */
export class TestRealtime {
  readonly clock = new FakeClock(1_000_000);
  readonly server = new FakeRealtimeServer(this.clock);
  readonly browser = new FakeBrowser(this.clock);
  readonly storage = new FakeStorage();
  readonly logger = new FakeLogger();
  readonly random = new FakeRandom();

  constructor() {
    this.server.login('secret-1', 'guest-1');
  }

  /** Opens a tab of `guest-1` and starts its client. */
  open(deps: Partial<RealtimeDeps> = {}, config: Partial<RealtimeConfig> = {}): TestTab {
    const tab = this.browser.openTab();
    const reports: ConnectionReport[] = [];
    const heard: string[] = [];
    const test: TestTab = {
      tab,
      reports,
      heard,
      config: {
        language: 'de',
        accessToken: 'tag-1',
        bearer: 'secret-1',
        guestId: 'guest-1',
        ...config,
      },
      page: { isMobile: false, isTvLivestream: false, isPaymentPending: false },
      realtime: createRealtime({
        openSocket: tab.socketOf(this.server.openSocket),
        config: () => test.config,
        page: () => test.page,
        pageSignals: tab.pageSignals,
        tabs: tab.tabs,
        report: (report) => void reports.push(report),
        storage: this.storage,
        clock: this.clock,
        scheduler: tab.scheduler,
        random: this.random,
        logger: this.logger,
        ...deps,
      }),
    };
    for (const name of HEARD) {
      test.realtime.on(
        name,
        (event) => void heard.push('seq' in event ? `${name} ${event.seq}` : name),
      );
    }
    test.realtime.start();
    return test;
  }

  /** Opens a tab and waits until it is online. */
  async online(
    deps: Partial<RealtimeDeps> = {},
    config: Partial<RealtimeConfig> = {},
  ): Promise<TestTab> {
    const test = this.open(deps, config);
    await this.clock.advanceAsync(5);
    return test;
  }
}

const HEARD = [
  'guestBalance',
  'actorOnline',
  'chatMeter',
  'pageReload',
  'sessionExpired',
  'resync',
  'reload',
] as const satisfies readonly (keyof RealtimeEvents)[];
