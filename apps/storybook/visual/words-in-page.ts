/** What a page of stories has. */
interface Channel {
  emit(event: string, payload: object): void;
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
}

/** Runs in the page of stories: shows one in a language and reads every text that is seen. It may use nothing from outside. */
export async function readWords({
  id,
  language,
  isOpen,
}: {
  readonly id: string;
  readonly language: string;
  /** Whether the story is shown already, in another language. */
  readonly isOpen: boolean;
}): Promise<readonly string[] | null> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as {
      readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
      readonly __STORYBOOK_PREVIEW__: { readonly currentRender?: { readonly phase?: string } };
    };
  // A story that is still at work would make Storybook load the page anew.
  for (let wait = 0; wait < 200; wait += 1) {
    const { phase = '' } = preview.currentRender ?? {};
    if (['completed', 'finished', 'errored', 'aborted'].includes(phase)) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const events = [
    'storyRendered',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
    'storyUnchanged',
  ];
  const drawn = new Promise<boolean>((resolve) => {
    const done = (): void => {
      for (const event of events) channel.off(event, done);
      resolve(true);
    };
    for (const event of events) channel.on(event, done);
    setTimeout(() => {
      for (const event of events) channel.off(event, done);
      resolve(false);
    }, 25_000);
  });
  if (isOpen) channel.emit('updateGlobals', { globals: { language } });
  else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  if (!(await drawn)) return null;
  // What opens after the first frame.
  await new Promise((resolve) => setTimeout(resolve, 30));
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent, textContent } = node;
    const text = (textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
    if (text === '' || parent === null || parent.closest('.sb-wrapper, script, style') !== null)
      continue;
    if (parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      texts.push(text);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
    if (field.checkVisibility()) texts.push(field.placeholder);
  return texts;
}
