import { existsSync, readFileSync } from 'node:fs';

/**
 * How the states of a component are shown: beside one another, each in a window of its own where only one fits into a page, or not
 * at all where nothing in it can be pressed or filled in and its stories name no states of its own.
 */
export type KindOfStates = 'beside' | 'framed' | 'none';

/** They fill a window, or lie over one. Overlays do, and so does what its stories frame. */
export const fillsWindow: ReadonlySet<string> = new Set([
  'Account/AgeGate',
  'Account/ConsentBanner',
  'Content/FilterPanel',
  'Content/NotFound',
  'Content/NoticeSlot',
  'Content/ProgramGrid',
  'Content/ProgramGuide',
  'Live/LiveRoom',
  'Live/RoomDoor',
  'Live/StreamStage',
  'Media/HeroBillboard',
  'Media/PerformerMap',
  'Media/VideoPlayer',
  'Messenger/ChannelList',
  'Messenger/Conversation',
  'Messenger/MessengerFrame',
  'Navigation/AccountMenu',
  'Navigation/AppShell',
  'Navigation/MobileMenu',
  'Navigation/Rail',
  'Navigation/TabBar',
  'Navigation/TopBar',
]);

const FRAMED = /parameters: (?:framed|\{ docs: \{ story: \{ inline: false)/u;
/** What the docs page says of a component in which nothing takes the focus. */
const NOT_PRESSED = /\bkeyboard: \[\]/u;
/** States that no pointer brings, named in the parameters of its stories: `ownStates: { loading: { … } }`. */
const NAMED = /\bownStates: \{/u;

export const titleOf = (code: string): string =>
  /title: '([A-Z][\w ]*\/[\w ]+)'/u.exec(code)?.[1] ?? '';

/** By the file of its stories. */
export function kindOfStates(file: string): KindOfStates {
  const code = readFileSync(file, 'utf8');
  const docs = file.replace('.stories.tsx', '.docs.ts');
  const title = titleOf(code);
  const meta = code.slice(0, code.indexOf('export default meta'));
  if (existsSync(docs) && NOT_PRESSED.test(readFileSync(docs, 'utf8')))
    return NAMED.test(meta) ? 'beside' : 'none';
  return title.startsWith('Overlays/') || fillsWindow.has(title) || FRAMED.test(meta)
    ? 'framed'
    : 'beside';
}
