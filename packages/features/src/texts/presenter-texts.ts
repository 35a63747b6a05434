import type { MessageId } from '@vx/i18n';
import type { PagePath } from '../app/page-path.ts';

/** Values that a text says. */
export type TextValues = Readonly<Record<string, string | number | Date>>;

/** A text by its id, as plain text: for the props of components. */
export type Translate = (id: MessageId, values?: TextValues) => string;

/** How the page's language writes texts, days, numbers and lists. The page's intl is one. */
export interface PageFormats {
  formatMessage(text: { readonly id: MessageId }, values?: TextValues): string;
  formatDate(at: string | number | Date, options?: Intl.DateTimeFormatOptions): string;
  formatTime(at: string | number | Date, options?: Intl.DateTimeFormatOptions): string;
  formatNumber(value: number, options?: Intl.NumberFormatOptions): string;
  formatList(values: readonly string[], options?: Intl.ListFormatOptions): string;
  formatDisplayName(code: string, options: Intl.DisplayNamesOptions): string | undefined;
}

/** What a presenter says its view with: `(data, texts) → view`. */
export interface Texts {
  readonly t: Translate;
  readonly intl: PageFormats;
  readonly path: PagePath;
}
