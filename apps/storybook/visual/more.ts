/** A look that is kept beside those that follow from the list of stories. */
export interface More {
  readonly id: string;
  /** Absent: Candela. */
  readonly brand?: 'lagoon' | 'rosewood';
  /** Absent: English. */
  readonly language?: 'de';
}

/** Other brands and words, and states of components that no matrix has: each shows what no other picture does. */
export const more: readonly More[] = [
  { id: 'inputs-button--variants', brand: 'lagoon' },
  { id: 'inputs-button--long-german', language: 'de' },
  { id: 'inputs-textfield--failed' },
  { id: 'inputs-radiogroup--cards' },
  { id: 'inputs-codefield--wrong' },
  { id: 'overlays-notificationcenter--page' },
  { id: 'media-performertile--several' },
  { id: 'media-mediacard--reduced' },
  { id: 'media-mediacard--locked-album' },
  { id: 'foundations-surface--levels' },
  { id: 'live-livebadge--words' },
  { id: 'live-chattranscript--running' },
  { id: 'live-billingmeter--one-minute' },
  { id: 'live-chatendsummary--balance-used-up' },
  { id: 'commerce-topup--choose' },
  { id: 'commerce-plancard--offered', brand: 'rosewood' },
  { id: 'messenger-conversation--phone' },
  { id: 'content-emptystate--failed' },
  { id: 'screens-money--top-up-desktop', brand: 'lagoon' },
];

/** Screens of which no picture is kept, and why. */
export const notKept: Readonly<Record<string, string>> = {
  'screens-games--desktop-skipped': 'it skips a motion, and in a picture nothing moves',
};
