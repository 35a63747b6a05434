import { fill } from './texts/row.ts';
import type { ChatIntent, ChatReplyPool, DemoLanguage } from './types.ts';

/** Whole words in any script; `\b` knows ASCII letters only. */
const whole = (alternatives: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'u');

/** Words by which a line is understood, checked in this order. Anything else is small talk. */
const words: Readonly<Record<DemoLanguage, readonly (readonly [ChatIntent, RegExp])[]>> = {
  de: [
    ['goodbye', whole('(tschüss|ciao|bis bald|bis dann|gute nacht|auf wiedersehen|muss los)')],
    ['thanks', whole('(danke|dankeschön|dank dir)')],
    ['howAreYou', whole('wie (geht|gehts|läuft|war dein)|alles gut')],
    ['place', whole('(woher|wo (bist|wohnst|lebst)|stadt|welches land)')],
    ['music', whole('(musik|lied|platte|band|song|konzert)')],
    ['compliment', whole('(schön|toll|süß|nett|wunderbar|gefällst|sympathisch)')],
    ['greeting', whole('(hallo|hi|hey|moin|servus|guten (abend|tag|morgen))')],
  ],
  en: [
    ['goodbye', whole('(bye|goodbye|see you|good night|have to go|gotta go)')],
    ['thanks', whole('(thanks|thank you|thx|cheers)')],
    ['howAreYou', whole("how (are|is it|was your|do you do)|what'?s up")],
    ['place', whole('(where (are|do)|which (city|country)|city)')],
    ['music', whole('(music|song|record|band|concert|listening)')],
    ['compliment', whole('(beautiful|lovely|nice|great|sweet|charming|love your)')],
    ['greeting', whole('(hello|hi|hey|good (evening|morning|afternoon))')],
  ],
  nl: [
    ['goodbye', whole('(doei|dag hoor|tot (ziens|gauw|straks)|welterusten|moet gaan)')],
    ['thanks', whole('(bedankt|dank je|dankjewel|dank u)')],
    ['howAreYou', whole('hoe (gaat|is het|was je)|alles goed')],
    ['place', whole('(waar (ben|woon|kom)|welke stad|stad|land)')],
    ['music', whole('(muziek|lied|liedje|nummer|plaat|band|concert)')],
    ['compliment', whole('(mooi|leuk|lief|prachtig|geweldig|aardig)')],
    ['greeting', whole('(hallo|hoi|hé|hey|goede(navond|morgen|middag))')],
  ],
  es: [
    ['goodbye', whole('(adiós|adios|hasta (luego|pronto|mañana)|buenas noches|me voy)')],
    ['thanks', whole('gracias')],
    ['howAreYou', whole('(cómo|como) (estás|estas|te va|ha ido)|qué tal')],
    ['place', whole('(dónde|donde) (estás|estas|vives|eres)|ciudad')],
    ['music', whole('(música|musica|canción|cancion|disco|grupo|concierto)')],
    ['compliment', whole('(guapa|guapo|bonita|bonito|encanta|linda|lindo|genial|maravill\\p{L}*)')],
    ['greeting', whole('(hola|buenas|buenos días|buenas tardes|ey)')],
  ],
};

/** What a guest's line is about, good enough for a demo performer to answer it. */
export function intentOf(text: string, language: DemoLanguage): ChatIntent {
  const line = text.toLowerCase().normalize('NFC');
  for (const [intent, pattern] of words[language]) if (pattern.test(line)) return intent;
  return line.includes('?') ? 'question' : 'smallTalk';
}

/** Values of the slots in replies. */
export interface ReplySlots {
  readonly guest: string;
  readonly name: string;
  readonly city: string;
  readonly hobby: string;
  readonly music: string;
  readonly profession: string;
}

/**
 * A performer's answer to a line (or the opening of a chat when `text` is `null`).
 *
 * @param recent answers of this chat; they are not said again while others are left
 * @param random a number in [0, 1)
 */
export function chooseReply(input: {
  readonly pool: ChatReplyPool;
  readonly language: DemoLanguage;
  readonly text: string | null;
  readonly slots: ReplySlots;
  readonly recent: readonly string[];
  readonly random: number;
}): string {
  const intent = input.text === null ? 'opening' : intentOf(input.text, input.language);
  const candidates = input.pool[intent].map((text) => fill(text, { ...input.slots }));
  const fresh = candidates.filter((text) => !input.recent.includes(text));
  const list = fresh.length > 0 ? fresh : candidates;
  return list[Math.min(list.length - 1, Math.floor(input.random * list.length))] ?? '…';
}

/** The slots of a performer's replies, from the texts of the profile. */
export function replySlots(
  profile: {
    readonly name: string;
    readonly city: string;
    readonly likes: string;
    readonly music: string;
    readonly profession: string;
  },
  guest: string,
  language: DemoLanguage,
): ReplySlots {
  const inner = (text: string): string =>
    language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return {
    guest,
    name: profile.name,
    city: profile.city,
    hobby: inner(profile.likes.split(', ')[0] ?? ''),
    music: inner(profile.music),
    profession: inner(profile.profession),
  };
}
