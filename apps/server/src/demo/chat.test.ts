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
    ['de', 'Magst du Berge?', 'question'],
    ['en', 'hey there', 'greeting'],
    ['en', 'how are you?', 'howAreYou'],
    ['en', 'what music do you like?', 'music'],
    ['en', 'Where are you?', 'place'],
    ['en', 'that is a nice lamp', 'compliment'],
    ['en', 'they said so', 'smallTalk'],
    ['nl', 'hé!', 'greeting'],
    ['nl', 'dankjewel', 'thanks'],
    ['nl', 'tot gauw', 'goodbye'],
    ['es', '¿Cómo estás?', 'howAreYou'],
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

  it('fill every slot', () => {
    for (const text of [null, 'hola hallo hello', 'x', '?']) {
      for (let random = 0; random < 1; random += 0.04) {
        expect(chooseReply({ pool, language, text, slots, recent: [], random })).not.toMatch(
          /[{}]/,
        );
      }
    }
  });

  it('do not repeat while others are left', () => {
    const recent: string[] = [];
    for (let i = 0; i < pool.smallTalk.length; i += 1) {
      const reply = chooseReply({ pool, language, text: 'x', slots, recent, random: 0 });
      expect(recent).not.toContain(reply);
      recent.push(reply);
    }
    expect(chooseReply({ pool, language, text: 'x', slots, recent, random: 0 })).toBe(recent[0]);
  });
});
