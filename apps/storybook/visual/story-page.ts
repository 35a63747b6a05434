import type { Page } from '@playwright/test';

/** How a story wants to be seen. */
export interface StorySize {
  readonly width: number;
  readonly height: number;
  /** Alone in its window: a screen, or what lies over the page. */
  readonly isPage: boolean;
}

interface Preview {
  readonly currentRender?: { readonly id?: string; readonly phase?: string };
  readonly storyStoreValue: {
    loadStory(of: { storyId: string }): Promise<{
      readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
      readonly parameters: {
        readonly layout?: string;
        readonly docs?: { readonly story?: { readonly height?: string } };
        readonly viewport: {
          readonly options: Readonly<
            Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
          >;
        };
      };
    }>;
  };
}
interface Channel {
  emit(event: string, payload: object): void;
  once(event: string, listener: (payload: never) => void): void;
}
interface StoryWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  readonly __STORYBOOK_PREVIEW__: Preview;
}

/** Loads the preview without a story. */
export async function openPreview(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?viewMode=story&globals=motion:reduced`);
  await page.waitForFunction(
    () =>
      (window as unknown as Partial<StoryWindow>).__STORYBOOK_PREVIEW__?.storyStoreValue !==
      undefined,
  );
}

/** The window that a story asks for in its globals and parameters; components without a wish get 900 px. */
export const sizeOf = (page: Page, id: string): Promise<StorySize> =>
  page.evaluate(async (storyId) => {
    const { storyStoreValue } = (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__;
    const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId });
    const frame = parameters.docs?.story?.height;
    const { width, height } = parameters.viewport.options[storyGlobals.viewport?.value ?? '']
      ?.styles ?? { width: '900px', height: frame ?? '800px' };
    return {
      width: Number.parseInt(width, 10),
      height: Number.parseInt(height, 10),
      isPage: parameters.layout === 'fullscreen' || frame !== undefined,
    };
  }, id);

/** Shows a story, or the one that is shown with other globals, and waits until it is drawn, has played and has its fonts. */
export async function showStory(
  page: Page,
  { id, globals }: { readonly id?: string; readonly globals: Readonly<Record<string, string>> },
): Promise<void> {
  const failure = await page.evaluate(
    async ({ storyId, updated }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
        window as unknown as StoryWindow;
      const happened = (...events: readonly string[]): Promise<string> =>
        new Promise((resolve) => {
          for (const event of events) channel.once(event, () => resolve(event));
        });
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      const failures = [
        'storyThrewException',
        'storyErrored',
        'storyMissing',
        'playFunctionThrewException',
      ];
      const done = ['storyRendered', ...failures];
      const settled = async (event: Promise<string>): Promise<string> => {
        const name = await event;
        if (name !== 'storyRendered') return name;
        while (preview.currentRender?.phase !== 'finished') await frame();
        return name;
      };
      const isRedrawn = preview.currentRender !== undefined;
      let event = 'storyRendered';
      const changed = isRedrawn ? happened(...done) : happened('globalsUpdated');
      channel.emit('updateGlobals', { globals: updated });
      if (isRedrawn) event = await settled(changed);
      else await changed;
      if (storyId !== undefined) {
        // Not before: a story that is taken away while it is drawn makes Storybook load the page anew.
        scrollTo(0, 0);
        localStorage.clear();
        sessionStorage.clear();
        // The same one in another brand was drawn with its globals.
        const drawn = happened(...done, 'storyUnchanged');
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
        event = await settled(drawn);
      }
      if (failures.includes(event)) return event;
      do {
        await frame();
        await frame();
        await document.fonts.ready;
      } while (document.fonts.status !== 'loaded');
      // Pictures that nobody sees yet load when they are scrolled to, which never happens here.
      const inSight = [...document.images].filter((image) => {
        const { top, right, bottom, left } = image.getBoundingClientRect();
        return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      });
      await Promise.all(inSight.map((image) => image.decode().catch(() => null)));
      return null;
    },
    { storyId: id, updated: globals },
  );
  if (failure !== null) throw new Error(`The story ${id ?? ''} was not drawn: ${failure}.`);
}

/** Puts everything in the page under the pointer, presses or focuses it, without drawing the story again. */
export const forceState = (page: Page, state: string): Promise<void> =>
  page.evaluate(async (forced) => {
    const { vxForceState } = window as unknown as { readonly vxForceState: (of: string) => void };
    vxForceState(forced);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, state);
