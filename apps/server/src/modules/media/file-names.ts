import type { Grants } from '../../platform/grants.ts';
import type { MediaGrant } from './grants.rules.ts';
import type { FileNames } from './playlists.rules.ts';

/** How the files of one rendition are called, and read back. */
export interface StreamNames extends FileNames {
  readonly playlist: string;
  /** The number of a segment by its name; `null` for a name that is none of this stream's. */
  numberOf(name: string): number | null;
}

const plainName = /^(\d{1,12})\.m4s$/;
const sealedName = /^(\d{1,12})-[\w-]{22}\.m4s$/;

const numberIn = (pattern: RegExp, name: string): number | null => {
  const digits = pattern.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
};

/**
 * Files of a private chat have names of their own: they are derived from the chat, so that a name
 * known from one chat, or a number counted on, is a name of no other. What everybody may see has
 * plain names.
 */
export function namesOf(
  grants: Pick<Grants, 'seal'>,
  grant: MediaGrant,
  rendition: string,
): StreamNames {
  if (grant.kind !== 'chat') {
    return {
      playlist: 'index.m3u8',
      init: 'init.mp4',
      segment: (number) => `${number}.m4s`,
      numberOf: (name) => numberIn(plainName, name),
    };
  }
  const seal = (file: string): string => grants.seal(`chat:${grant.chat}/${rendition}/${file}`);
  const segment = (number: number): string => `${number}-${seal(String(number))}.m4s`;
  return {
    playlist: `${seal('playlist')}.m3u8`,
    init: `${seal('init')}.mp4`,
    segment,
    numberOf(name) {
      const number = numberIn(sealedName, name);
      return number !== null && segment(number) === name ? number : null;
    },
  };
}
