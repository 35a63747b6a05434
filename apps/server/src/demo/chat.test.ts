import { describe, expect, it } from 'vitest';
import { chooseReply, createDemoWorld, intentOf, replySlots } from './world.ts';

const world = createDemoWorld({ now: 0 });
const [mira] = world.actors;
const languages = ['de', 'en', 'nl', 'es'] as const;

describe('understanding a line', () => {
  it.each([
    ['de', 'Hallo Mira!', 'greeting'],
    ['de', 'Wie geht es dir?', 'howAreYou'],
    ['de', 'Danke schön', 'thanks'],
    ['de', 'ok, gute Nacht', 'goodbye'],
    ['de', 'Magst du Berge?', 'likes'],
    ['de', 'Kannst du mir die Aussicht zeigen?', 'request'],
    ['de', 'Was machst du beruflich?', 'aboutYou'],
    ['de', 'Wann bist du wieder da?', 'when'],
    ['de', 'Warum Kopenhagen?', 'openQuestion'],
    ['de', 'Bist du allein?', 'question'],
    ['en', 'Can you show me the view?', 'request'],
    ['en', 'I like jazz, what do you listen to?', 'music'],
    ['en', 'What do you do for a living?', 'aboutYou'],
    ['en', 'Do you like the sea?', 'likes'],
    ['en', 'When are you here again?', 'when'],
    ['en', 'Why did you choose that colour?', 'openQuestion'],
    ['en', 'Is it raining?', 'question'],
    ['en', 'tomorrow I have to work', 'smallTalk'],
    ['en', 'hey there', 'greeting'],
    ['en', 'how are you?', 'howAreYou'],
    ['en', 'what music do you like?', 'music'],
    ['en', 'Where are you?', 'place'],
    ['en', 'that is a nice lamp', 'compliment'],
    ['en', 'they said so', 'smallTalk'],
    ['nl', 'Kun je me het uitzicht laten zien?', 'request'],
    ['nl', 'Wat doe je voor werk?', 'aboutYou'],
    ['nl', 'Hou je van de zee?', 'likes'],
    ['nl', 'Wanneer ben je er weer?', 'when'],
    ['nl', 'Waarom die kleur?', 'openQuestion'],
    ['nl', 'hé!', 'greeting'],
    ['nl', 'dankjewel', 'thanks'],
    ['nl', 'tot gauw', 'goodbye'],
    ['es', '¿Cómo estás?', 'howAreYou'],
    ['es', '¿Puedes enseñarme la vista?', 'request'],
    ['es', '¿A qué te dedicas?', 'aboutYou'],
    ['es', '¿Te gusta el mar?', 'likes'],
    ['es', '¿Cuándo vuelves?', 'when'],
    ['es', '¿Por qué ese color?', 'openQuestion'],
    ['es', 'adiós', 'goodbye'],
    ['es', '¿dónde vives?', 'place'],
    ['es', 'hoy ha llovido', 'smallTalk'],
  ] as const)('%s: "%s" is %s', (language, text, intent) => {
    expect(intentOf(text, language)).toBe(intent);
  });
});

describe.each(languages)('answers in %s', (language) => {
  const pool = world.chatReplies[language];
  const slots = replySlots(
    {
      name: mira!.name,
      city: mira!.city,
      likes: mira!.facts.likes[language],
      music: mira!.facts.music[language],
      profession: mira!.facts.profession[language],
    },
    'Alex',
    language,
  );

  it('are at least forty, all different', () => {
    const lines = Object.values(pool).flat();
    expect(lines.length).toBeGreaterThanOrEqual(40);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('say yes or no only to a question that asks for it', () => {
    const saysYesOrNo = /^(yes|no|ja|nee|nein|sí)[,.]|(?:yes|ja|sí)\.$/iu;
    for (const intent of ['openQuestion', 'when', 'request', 'aboutYou', 'likes'] as const)
      for (const line of pool[intent]) expect(line).not.toMatch(saysYesOrNo);
  });

  it('begin otherwise with the next performer', () => {
    const first = (performer: number, random: number) =>
      chooseReply({ pool, language, performer, text: null, slots, recent: [], random });
    for (let performer = 1_001; performer < 1_020; performer += 1)
      for (const random of [0, 0.99])
        for (const other of [0, 0.99])
          expect(first(performer, random)).not.toBe(first(performer + 1, other));
  });

  it('fill every slot', () => {
    for (const text of [null, 'hola hallo hello', 'x', '?']) {
      for (let random = 0; random < 1; random += 0.04) {
        expect(
          chooseReply({ pool, language, performer: 1, text, slots, recent: [], random }),
        ).not.toMatch(/[{}]/);
      }
    }
  });

  it('do not repeat while others are left', () => {
    const recent: string[] = [];
    for (let i = 0; i < pool.smallTalk.length; i += 1) {
      const reply = chooseReply({
        pool,
        language,
        performer: 1,
        text: 'x',
        slots,
        recent,
        random: 0,
      });
      expect(recent).not.toContain(reply);
      recent.push(reply);
    }
    expect(chooseReply({ pool, language, performer: 1, text: 'x', slots, recent, random: 0 })).toBe(
      recent[0],
    );
  });
});
