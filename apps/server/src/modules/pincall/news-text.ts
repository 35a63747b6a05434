import type { Caller } from '../../platform/module.ts';

/** What a text message says of somebody who came online. It names neither site nor person: others may see the screen. */
export const favouriteLiveText: Readonly<Record<Caller['language'], string>> = {
  en: 'Somebody you follow is online now.',
  de: 'Jemand, dem du folgst, ist jetzt online.',
  nl: 'Iemand die je volgt is nu online.',
  es: 'Alguien a quien sigues está en línea ahora.',
};
