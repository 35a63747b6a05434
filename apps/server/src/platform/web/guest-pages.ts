import type { PageConfig } from '@vx/contract';
import { randomBytes } from 'node:crypto';
import { ReadLog } from '../own-reads.ts';
import {
  cutOut,
  textOf,
  type PageHead,
  type PageTemplate,
  type VisitorSecrets,
} from './visitor-pages.ts';

/** A page without its guest: what guests like this one share, and where each gets what is theirs. */
export interface GuestPage extends PageHead {
  readonly parts: readonly (PageTemplate['parts'][number] | Slot)[];
  /** What an app renders for each guest. */
  readonly taken: readonly unknown[];
  readonly log: ReadLog;
}

/** Where the page's configuration or a part that was taken out stands. */
interface Slot {
  readonly slot: 'config' | number;
}

/** What is one guest's: it differs in pages that are the same else. */
const ownFields = [
  'id',
  'name',
  'email',
  'picture',
  'wallet',
  'balance',
  'balanceFormatted',
] as const;

/** React's ids, which follow from the place in the page: a part that was taken out has another. */
const placedId = /"_[RS]_[^"]*_"/;

/** The key of a page: everything that it is made from, except what differs between guests. */
export function guestKeyOf(address: string, config: PageConfig): string {
  const guest: Record<string, unknown> = { ...config.guest };
  for (const name of ownFields) delete guest[name];
  const { public: broadcasts } = config.positions;
  return JSON.stringify([
    address,
    {
      ...config,
      guest,
      positions: broadcasts,
      accessToken: '',
      bearer: null,
      now: 0,
    },
  ]);
}

/** A page that is being made for the guests of one key, for one of them first. */
export interface Draft {
  /** What the page is made with. */
  readonly pageConfig: PageConfig;
  readonly own: {
    readonly callConfig: PageConfig;
    readonly mark: string;
    readonly taken: unknown[];
  };
  readonly log: ReadLog;
  /** From now on nothing of this guest may be read. */
  close(): void;
}

/** Begins a page: whoever reads from its configuration what is the guest's own makes it this guest's alone. */
export function openDraft(config: PageConfig): Draft {
  const log = new ReadLog();
  let isClosed = false;
  const watch = <Part extends object>(part: Part, names: readonly (keyof Part)[]): Part => {
    const watched = { ...part };
    for (const name of names)
      Object.defineProperty(watched, name, {
        enumerable: true,
        get() {
          if (isClosed) throw new Error(`A page of several guests reads ${String(name)} of one.`);
          log.own();
          return part[name];
        },
      });
    return watched;
  };
  const guest = watch(config.guest, ownFields);
  return {
    pageConfig: watch({ ...config, guest }, ['positions']),
    own: { callConfig: config, mark: `own${randomBytes(12).toString('hex')}x`, taken: [] },
    log,
    close() {
      isClosed = true;
    },
  };
}

/** Whether anything in a page is surely of the guest that it was made for. */
const namesGuest = (html: string, { guest, positions }: PageConfig): boolean =>
  [guest.id, guest.email, positions.guest?.epoch].some(
    (text) => typeof text === 'string' && text !== '' && html.includes(text),
  );

/** The page that was made, taken apart. */
export function closeDraft(
  draft: Draft,
  made: PageHead & { readonly html: string; readonly secrets: VisitorSecrets },
): GuestPage {
  const { own, log } = draft;
  const { status, headers, html, secrets } = made;
  if (namesGuest(html, own.callConfig)) log.own();
  const parts: GuestPage['parts'][number][] = [];
  for (const [at, text] of html.split(new RegExp(`${own.mark}(\\d+|c)\\.`)).entries()) {
    if (at % 2 === 1) parts.push({ slot: text === 'c' ? 'config' : Number(text) });
    else {
      const cut = cutOut(text, secrets);
      // What failed on the server is not kept, but this guest gets it.
      if (cut === null) log.own();
      parts.push(...(cut ?? [Buffer.from(text)]));
    }
  }
  return { status, headers, parts, taken: own.taken, log };
}

/** Fills a page in for one guest. */
export function fillInOwn(
  page: GuestPage,
  given: {
    readonly secrets: VisitorSecrets;
    /** As it stands in the document. */
    readonly config: string;
    readonly render: (parts: readonly unknown[]) => readonly string[];
  },
): Buffer {
  const places = page.parts.flatMap((part) =>
    typeof part === 'object' && 'slot' in part && typeof part.slot === 'number' ? [part.slot] : [],
  );
  const rendered = given.render(places.map((place) => page.taken[place]));
  const texts = new Map(places.map((place, at) => [place, rendered[at] ?? '']));
  if (rendered.some((text) => placedId.test(text))) page.log.own();
  return Buffer.concat(
    page.parts.map((part) => {
      if (typeof part === 'string') return textOf(given.secrets, part);
      if (!('slot' in part)) return part;
      return Buffer.from(part.slot === 'config' ? given.config : (texts.get(part.slot) ?? ''));
    }),
  );
}

/** JSON that may stand inside a script element. */
export const embeddedConfig = (config: PageConfig): string =>
  JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
