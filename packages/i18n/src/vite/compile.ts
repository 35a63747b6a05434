import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/**
 * ICU texts as syntax trees.
 *
 * @throws Error naming the id of a text that is no ICU message
 */
export function compileMessages(
  texts: Readonly<Record<string, string>>,
): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      try {
        return [id, parse(text, { shouldParseSkeletons: true })];
      } catch (cause) {
        throw new Error(`The text ${id} is no ICU message: ${JSON.stringify(text)}`, { cause });
      }
    }),
  );
}
