import type { Caller } from '../../platform/module.ts';

type Wordings = readonly [string, ...string[]];

/** What performers write by themselves, in several wordings each. Couples write, too: nobody says "I". */
export const occasionTexts: {
  readonly [Occasion in 'followed' | 'chatted']: {
    readonly [Language in Caller['language']]: Wordings;
  };
} = {
  followed: {
    en: [
      'Hello, and thank you for following! Good to have you here.',
      'A new face among the favourites: welcome! See you soon, live.',
      'Thanks for the follow! Come by when the light is on.',
    ],
    de: [
      'Hallo, und danke fürs Folgen! Schön, dass du da bist.',
      'Ein neues Gesicht unter den Favoriten: willkommen! Bis bald, live.',
      'Danke fürs Folgen! Schau vorbei, wenn das Licht an ist.',
    ],
    nl: [
      'Hallo, en bedankt voor het volgen! Fijn dat je er bent.',
      'Een nieuw gezicht bij de favorieten: welkom! Tot snel, live.',
      'Bedankt voor het volgen! Kom langs als het licht aan is.',
    ],
    es: [
      '¡Hola, y gracias por seguir este perfil! Qué bien que estés aquí.',
      'Una cara nueva entre los favoritos: ¡te damos la bienvenida! Hasta pronto, en directo.',
      '¡Gracias por seguir este perfil! Pásate cuando la luz esté encendida.',
    ],
  },
  chatted: {
    en: [
      'Thank you for the chat! It was a lovely time.',
      'That went by quickly. Thank you, and until next time!',
      'Thanks for coming by. The next story is waiting already.',
    ],
    de: [
      'Danke für den Chat! Es war eine schöne Zeit.',
      'Das ging schnell vorbei. Danke, und bis zum nächsten Mal!',
      'Danke für deinen Besuch. Die nächste Geschichte wartet schon.',
    ],
    nl: [
      'Bedankt voor de chat! Het was erg gezellig.',
      'Dat ging snel voorbij. Bedankt, en tot de volgende keer!',
      'Bedankt voor je bezoek. Het volgende verhaal wacht al.',
    ],
    es: [
      '¡Gracias por la charla! Ha sido un rato muy agradable.',
      'Se ha pasado volando. ¡Gracias, y hasta la próxima!',
      'Gracias por la visita. La próxima historia ya está esperando.',
    ],
  },
};
