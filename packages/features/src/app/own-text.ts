import type { Services } from './services.ts';

/** A text that was taken out of a page: as it is written there for the guest of these services. */
export type TakenText = (services: Services) => string;

/**
 * A text of the guest that becomes part of an attribute or of a text. Where guests share the page, a mark stands in
 * its place.
 * @param write how it is written there, before the document escapes it
 */
export function ownText(
  services: Services,
  read: TakenText,
  write: (text: string) => string = (text) => text,
): string {
  const { own } = services;
  if (!own) return read(services);
  const taken: TakenText = (of) => write(read(of));
  return `${own.mark}${own.taken.push(taken) - 1}.`;
}
