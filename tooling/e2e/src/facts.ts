import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Locator } from '@playwright/test';

/** What a guest reads on each screen: `docs/spec/facts.json`. */
const facts = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../docs/spec/facts.json', import.meta.url)), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

/** What a place says that has nothing to say: neither words nor numbers, or no number but nought (`0 coins`). */
function saysNothing(text: string): boolean {
  // Digits within a word are no number: addresses have them.
  const numbers = text.match(/(?<![\p{L}\d])\d[\d.,]*(?!\p{L})/gu) ?? [];
  return numbers.length > 0
    ? !numbers.some((number) => /[1-9]/.test(number))
    : !/[\p{L}\d]/u.test(text);
}

/** What a place says to a reader: its text, the value of a field, or the words of a picture. */
const readOf = async (place: Locator): Promise<string> =>
  await place.evaluate((element: Element) => {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return element.value;
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
    if (element instanceof HTMLImageElement) return element.naturalWidth > 0 ? element.alt : '';
    return (element as HTMLElement).innerText || (element.getAttribute('aria-label') ?? '');
  });

/**
 * A fact of a screen is seen: the place is visible and says the value, which is not the one of an empty page. The
 * report tells `pnpm spec` of it.
 *
 * @param fact `SC-benefits#2`: the second of the screen
 * @param value what the test itself has caused or asked the server for, not what the page says anyway
 */
export async function expectFact(
  fact: `SC-${string}#${number}`,
  place: Locator,
  value: string | RegExp,
): Promise<void> {
  const [screen = '', number] = fact.split('#');
  const text = facts[screen]?.[Number(number) - 1];
  if (text === undefined) throw new Error(`${fact} is not in docs/spec/facts.json.`);
  await expect(place, text).toBeVisible();
  const pattern = typeof value === 'string' ? null : value;
  let found = '';
  await expect(async () => {
    const read = (await readOf(place)).replaceAll(/\s+/g, ' ');
    found = pattern
      ? (pattern.exec(read)?.[0] ?? '')
      : read.includes(String(value))
        ? String(value)
        : '';
    expect(found, `${text}, in: ${read}`).not.toBe('');
  }).toPass({ timeout: 10_000 });
  expect(saysNothing(found), `${text}: “${found}” is what an empty page says`).toBe(false);
  test.info().annotations.push({ type: 'fact', description: fact });
}
