import { expect, it } from 'vitest';
import { createOverlayHistory, type HistoryWindow } from './overlay-history.ts';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A window with its history, and a router that hears what is not swallowed. */
function createWindow() {
  const entries: { readonly page: number; readonly state: object }[] = [
    { page: 0, state: { idx: 0 } },
    { page: 1, state: { idx: 1 } },
  ];
  let at = 1;
  const heard: number[] = [];
  const listeners = new Set<(event: PopStateEvent) => void>();
  const go = (by: number): void => {
    setTimeout(() => {
      if (entries[at + by] === undefined) return;
      at += by;
      let isSwallowed = false;
      const event = {
        state: entries[at]?.state,
        stopImmediatePropagation: () => void (isSwallowed = true),
      } as PopStateEvent;
      for (const listener of listeners) listener(event);
      if (!isSwallowed) heard.push(entries[at]?.page ?? -1);
    });
  };
  const push = (page: number, state: object): void => {
    entries.splice(at + 1, Infinity, { page, state });
    at += 1;
  };
  const window: HistoryWindow = {
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState: (state: object) => push(entries[at]?.page ?? 0, state),
      go,
    } as HistoryWindow['history'],
    addEventListener: (_type, listener) => void listeners.add(listener),
    removeEventListener: (_type, listener) => void listeners.delete(listener),
  };
  return {
    window,
    heard,
    /** The pages of the history, the one that is shown marked. */
    pages: () =>
      entries.map(({ page }, index) => (index === at ? `>${page}` : `${page}`)).join(' '),
    /** As the router does it. */
    navigate: () => {
      const { idx: last = 0 } = (entries[at]?.state ?? {}) as { readonly idx?: number };
      const idx = last + 1;
      push(idx, { idx });
    },
    async press(by: -1 | 1) {
      go(by);
      await settled();
      await settled();
    },
  };
}

/** Overlays that close when they are told to, and write it down. */
function setUp() {
  const browser = createWindow();
  const overlays = createOverlayHistory(browser.window);
  const closed: string[] = [];
  const open = async (name: string): Promise<() => void> => {
    const leave = overlays.enter(() => {
      closed.push(name);
      leave();
    });
    await settled();
    return leave;
  };
  return { ...browser, open, closed };
}

it('Back closes what lies over the page, and the next one leaves it', async () => {
  const { open, closed, pages, press, heard } = setUp();
  await open('sheet');
  expect(pages()).toBe('0 1 >1');
  await press(-1);
  expect([closed, heard]).toEqual([['sheet'], []]);
  await press(-1);
  expect([closed, heard]).toEqual([['sheet'], [0]]);
});

it('Back closes the topmost first', async () => {
  const { open, closed, press, heard } = setUp();
  await open('sheet');
  await open('question');
  await press(-1);
  expect(closed).toEqual(['question']);
  await press(-1);
  expect(closed).toEqual(['question', 'sheet']);
  expect(heard).toEqual([]);
});

it('what is closed otherwise takes its entry along', async () => {
  const { open, pages, heard } = setUp();
  const leaveSheet = await open('sheet');
  const leaveQuestion = await open('question');
  leaveQuestion();
  leaveSheet();
  await settled();
  await settled();
  expect(pages()).toBe('0 >1 1 1');
  expect(heard).toEqual([]);
});

it('what closes as another opens leaves its entry to it', async () => {
  const { open, pages, closed, press } = setUp();
  const leave = await open('menu');
  leave();
  await open('dialog');
  expect(pages()).toBe('0 1 >1');
  await press(-1);
  expect(closed).toEqual(['dialog']);
});

it('a link leads on, and the way back has no dead entry', async () => {
  const { open, pages, press, navigate, heard } = setUp();
  const leave = await open('sheet');
  navigate();
  leave();
  await settled();
  expect(pages()).toBe('0 1 1 >2');
  await press(-1);
  expect(pages()).toBe('0 >1 1 2');
  expect(heard).toEqual([1]);
  await press(-1);
  expect(heard).toEqual([1, 0]);
});

it('pages without anything over them are left to the router', async () => {
  const { press, navigate, heard } = setUp();
  navigate();
  navigate();
  await press(-1);
  await press(-1);
  await press(1);
  expect(heard).toEqual([2, 1, 2]);
});
