/** A story whose look is kept, and how it is looked at. */
export interface Chosen {
  readonly id: string;
  /** Width in px; below 500 it is a phone. */
  readonly width: number;
  readonly theme: 'dark' | 'light';
  /** Absent: Candela. */
  readonly brand?: 'lagoon' | 'rosewood';
  /** Absent: English. */
  readonly language?: 'de';
}

/** A few that show most: each theme, brand and width has some. What they do not show has tests of its own. */
export const chosen: readonly Chosen[] = [
  { id: 'foundations-text--styles', width: 900, theme: 'light' },
  { id: 'inputs-button--variants', width: 900, theme: 'dark' },
  { id: 'inputs-button--variants', width: 900, theme: 'light', brand: 'lagoon' },
  { id: 'inputs-button--long-german', width: 320, theme: 'light', language: 'de' },
  { id: 'inputs-textfield--failed', width: 400, theme: 'dark' },
  { id: 'inputs-radiogroup--cards', width: 600, theme: 'light' },
  { id: 'inputs-codefield--wrong', width: 400, theme: 'dark' },
  { id: 'overlays-notificationcenter--page', width: 600, theme: 'dark' },
  { id: 'media-performertile--several', width: 900, theme: 'dark' },
  { id: 'media-mediacard--reduced', width: 400, theme: 'light' },
  { id: 'media-mediacard--locked-album', width: 400, theme: 'dark' },
  { id: 'live-badge--tones', width: 600, theme: 'dark' },
  { id: 'live-chattranscript--states', width: 400, theme: 'dark' },
  { id: 'live-chattranscript--running', width: 400, theme: 'light' },
  { id: 'live-chatoptions--live', width: 400, theme: 'light' },
  { id: 'live-billingmeter--one-minute', width: 400, theme: 'dark' },
  { id: 'live-chatendsummary--balance-used-up', width: 500, theme: 'light' },
  { id: 'commerce-price--reduced', width: 400, theme: 'dark' },
  { id: 'commerce-purchasebox--offer', width: 400, theme: 'light' },
  { id: 'commerce-topup--choose', width: 900, theme: 'dark' },
  { id: 'commerce-transactionlist--table', width: 1000, theme: 'light' },
  { id: 'commerce-plancard--offered', width: 900, theme: 'dark', brand: 'rosewood' },
  { id: 'messenger-conversation--phone', width: 390, theme: 'dark' },
  { id: 'feed-feedpost--photos', width: 600, theme: 'light' },
  { id: 'rewards-dailybonuscalendar--month', width: 900, theme: 'dark' },
  { id: 'content-statusbar--tones', width: 900, theme: 'light' },
  { id: 'content-emptystate--failed', width: 900, theme: 'dark' },
  { id: 'account-consentbanner--bar', width: 1200, theme: 'light' },
  { id: 'screens-home--desktop', width: 1280, theme: 'dark' },
  { id: 'screens-money--top-up-desktop', width: 1280, theme: 'light', brand: 'lagoon' },
  { id: 'screens-home--phone', width: 390, theme: 'dark' },
  { id: 'screens-profile--phone', width: 390, theme: 'dark' },
  { id: 'screens-live-room--desktop-running', width: 1280, theme: 'dark' },
  { id: 'screens-live-room--phone-running', width: 390, theme: 'dark' },
  { id: 'screens-video--desktop', width: 1280, theme: 'dark' },
  { id: 'screens-search--desktop', width: 1280, theme: 'light' },
  { id: 'screens-messenger--desktop', width: 1280, theme: 'light' },
  { id: 'screens-money--statement-phone', width: 390, theme: 'light' },
  { id: 'screens-entry-and-errors--sign-up-errors-phone', width: 390, theme: 'dark' },
];

/** The file of a picture: `screens-home--desktop-light-lagoon.png`. */
export const pictureOf = ({ id, theme, brand, language }: Chosen): string =>
  `${[id, theme, brand, language].filter((part) => part !== undefined).join('-')}.png`;
