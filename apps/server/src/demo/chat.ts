import { fill } from './texts/row.ts';
import type { ChatIntent, DemoLanguage } from './types.ts';

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
    ['music', whole('(musik|lied|platte|band|song|konzert|jazz|rock)')],
    [
      'request',
      whole(
        '(kannst|könntest|würdest|magst) du (mir |mal |kurz |bitte )*(\\p{L}+ )*(zeig\\p{L}*|mach\\p{L}*|sing\\p{L}*|tanz\\p{L}*|dreh\\p{L}*|wink\\p{L}*|komm\\p{L}*|erzähl\\p{L}*)|zeig (mir|mal)|mach (mal|bitte)',
      ),
    ],
    [
      'aboutYou',
      whole('(wer|wie alt) bist du|was (machst|arbeitest|bist) du|beruf|arbeitest du|wie heißt du'),
    ],
    [
      'likes',
      whole(
        '(was|welche\\p{L}*) .*(magst|liebst|gefällt|hörst|liest|isst|trinkst)|hobby|hobbys|(magst|liebst) du',
      ),
    ],
    ['when', whole('wann|wie (oft|lange)|heute abend|morgen|wochenende')],
    ['compliment', whole('(schön|toll|süß|nett|wunderbar|gefällst|sympathisch)')],
    ['greeting', whole('(hallo|hi|hey|moin|servus|guten (abend|tag|morgen))')],
  ],
  en: [
    ['goodbye', whole('(bye|goodbye|see you|good night|have to go|gotta go)')],
    ['thanks', whole('(thanks|thank you|thx|cheers)')],
    ['howAreYou', whole("how (are|is it|was your|do you do)|what'?s up")],
    ['place', whole('(where (are|do)|which (city|country)|city)')],
    ['music', whole('(music|song|record|band|concert|jazz|rock|listen(ing)? to)')],
    [
      'request',
      whole(
        '(can|could|would|will) you (please )?(show|do|dance|sing|turn|wave|smile|come|stand|tell|move|play)|show me|please (show|dance|sing|turn|wave)',
      ),
    ],
    [
      'aboutYou',
      whole(
        "(who|how old) are you|what('?s| is) your (name|job)|what do you do|your job|do you work",
      ),
    ],
    [
      'likes',
      whole(
        '(do|would) you (like|love|enjoy)|what do you (like|love|enjoy|read|eat|drink)|(your )?favou?rite|hobby|hobbies',
      ),
    ],
    ['when', whole('when|how (often|long)|tonight|tomorrow|weekend')],
    ['compliment', whole('(beautiful|lovely|nice|great|sweet|charming|love your)')],
    ['greeting', whole('(hello|hi|hey|good (evening|morning|afternoon))')],
  ],
  nl: [
    ['goodbye', whole('(doei|dag hoor|tot (ziens|gauw|straks)|welterusten|moet gaan)')],
    ['thanks', whole('(bedankt|dank je|dankjewel|dank u)')],
    ['howAreYou', whole('hoe (gaat|is het|was je)|alles goed')],
    ['place', whole('(waar (ben|woon|kom)|welke stad|stad|land)')],
    ['music', whole('(muziek|lied|liedje|nummer|plaat|band|concert|jazz|rock)')],
    [
      'request',
      whole(
        '(kun|kan|wil|zou) je (me |mij |even |eens )*(\\p{L}+ )*(laten zien|doen|dansen|zingen|draaien|zwaaien|komen|vertellen|laat)|laat (me|eens|mij)',
      ),
    ],
    ['aboutYou', whole('wie ben je|hoe (oud|heet)|wat (doe|ben) je|beroep|werk je')],
    [
      'likes',
      whole(
        '(wat|welke) .*(hou|houdt|vind|lees|eet|drink)\\p{L}*|hou je van|hobby|hobby.?s|lievelings\\p{L}*',
      ),
    ],
    ['when', whole('wanneer|hoe (vaak|lang)|vanavond|morgen|weekend')],
    ['compliment', whole('(mooi|leuk|lief|prachtig|geweldig|aardig)')],
    ['greeting', whole('(hallo|hoi|hé|hey|goede(navond|morgen|middag))')],
  ],
  es: [
    ['goodbye', whole('(adiós|adios|hasta (luego|pronto|mañana)|buenas noches|me voy)')],
    ['thanks', whole('gracias')],
    ['howAreYou', whole('(cómo|como) (estás|estas|te va|ha ido)|qué tal')],
    ['place', whole('(dónde|donde) (estás|estas|vives|eres)|ciudad')],
    ['music', whole('(música|musica|canción|cancion|disco|grupo|concierto|jazz|rock)')],
    [
      'request',
      whole(
        '(puedes|podrías|podrias|quieres) (\\p{L}+ )?(\\p{L}*(enseñar|mostrar|bailar|cantar|hacer|girar|saludar|venir|contar)\\p{L}*)|enséñame|enseñame|muéstrame|muestrame',
      ),
    ],
    [
      'aboutYou',
      whole(
        '(quién|quien) eres|cuántos años|a qué te dedicas|en qué trabajas|cómo te llamas|trabajas',
      ),
    ],
    [
      'likes',
      whole('(te gusta|te gustan|qué (lees|comes|bebes))|favorit\\p{L}*|afición|aficiones'),
    ],
    ['when', whole('(cuándo|cuando)|cada cuánto|cuánto tiempo|esta noche|mañana|fin de semana')],
    ['compliment', whole('(guapa|guapo|bonita|bonito|encanta|linda|lindo|genial|maravill\\p{L}*)')],
    ['greeting', whole('(hola|buenas|buenos días|buenas tardes|ey)')],
  ],
};

/** Meant only where something is asked: "tomorrow I have to work" is none of it. */
const asked: ReadonlySet<ChatIntent> = new Set(['aboutYou', 'likes', 'when']);

/** Words that begin a question to which neither yes nor no is an answer. */
const openQuestions: Readonly<Record<DemoLanguage, RegExp>> = {
  de: whole('(was|warum|wieso|weshalb|wie|wer|welche\\p{L}*|womit|worüber)'),
  en: whole('(what|why|how|who|which|whose)'),
  nl: whole('(wat|waarom|hoe|wie|welke?|waarmee|waarover)'),
  es: whole('(qué|que|por qué|cómo|como|quién|quien|cuál|cual|cuáles)'),
};

/** What a guest's line is about, good enough for a demo performer to answer it. */
export function intentOf(text: string, language: DemoLanguage): ChatIntent {
  const line = text.toLowerCase().normalize('NFC');
  const isAsked = line.includes('?');
  for (const [intent, pattern] of words[language])
    if ((isAsked || !asked.has(intent)) && pattern.test(line)) return intent;
  if (!line.includes('?')) return 'smallTalk';
  return openQuestions[language].test(line) ? 'openQuestion' : 'question';
}

/** Values of the slots in replies. */
export interface ReplySlots {
  readonly guest: string;
  readonly name: string;
  readonly city: string;
  readonly hobby: string;
  readonly music: string;
  readonly profession: string;
  /** What the guest gave, as it stands in a sentence; empty: nothing. */
  readonly gift: string;
}

/** Replies by intent, as they were stored. */
type KnownReplies = Readonly<Record<string, readonly string[]>>;

/** What there is to say; a world that was seeded before knows one kind of question, and no thanks for gifts. */
export const linesOf = (pool: KnownReplies, intent: string): readonly string[] =>
  pool[intent] ?? pool[intent === 'gift' ? 'compliment' : 'question'] ?? [];

/**
 * What a performer may say first: two lines of all, so that whoever goes from one to the next is greeted otherwise.
 */
const openingsOf = (lines: readonly string[], performer: number): readonly string[] => {
  const first = performer % lines.length;
  const second = (first + Math.floor(lines.length / 2)) % lines.length;
  return lines.filter((_, place) => place === first || place === second);
};

/** What is answered: a gift before the words to it. */
export function occasionOf({
  text,
  gift,
  language,
}: {
  readonly text: string | null;
  readonly gift?: string | undefined;
  readonly language: DemoLanguage;
}): ChatIntent | 'opening' {
  if (text === null) return 'opening';
  return gift ? 'gift' : intentOf(text, language);
}

/**
 * A performer's answer to a line (or the opening of a chat when `text` is `null`).
 *
 * @param performer the performer's id, by which first lines differ
 * @param recent answers of this chat; they are not said again while others are left
 * @param random a number in [0, 1)
 */
export function chooseReply(input: {
  readonly pool: KnownReplies;
  readonly language: DemoLanguage;
  readonly performer: number;
  readonly text: string | null;
  /** What the guest gave; missing: nothing. */
  readonly gift?: string | undefined;
  readonly slots: ReplySlots;
  readonly recent: readonly string[];
  readonly random: number;
}): string {
  const intent = occasionOf(input);
  const lines =
    intent === 'opening'
      ? openingsOf(linesOf(input.pool, intent), input.performer)
      : linesOf(input.pool, intent);
  const candidates = lines.map((text) => fill(text, { ...input.slots }));
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
  gift = '',
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
    // Names of things begin with a capital in German, and a Spanish one stands without its article.
    gift: language === 'es' ? gift : inner(gift),
  };
}
