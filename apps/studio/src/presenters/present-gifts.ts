import type { StudioGift } from '@vx/contract/studio';
import type { StudioTexts } from '../app/texts.ts';

/** What was said with gifts: what they are, and the words to them. */
export function presentSaid(
  { say }: Pick<StudioTexts, 'say'>,
  { text, gifts }: { readonly text: string; readonly gifts: readonly StudioGift[] },
): string {
  if (gifts.length === 0) return text;
  const names = gifts.map(({ name, quantity }) => (quantity > 1 ? `${name} ×${quantity}` : name));
  const given = say('studio.gift', { gifts: names.join(', ') });
  return text === '' ? given : `${given}\n${text}`;
}
