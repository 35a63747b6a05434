import { build } from '@vx/routes';
import type { Texts } from '../presenter-texts.ts';

/** Texts of a presenter's test: each says its id and its values, days are ISO, paths are those of English pages. */
export const idTexts = {
  t: (id, values) => (values ? `${id} ${Object.values(values).join(' ')}` : id),
  intl: {
    formatDate: (at: string | number) => new Date(at).toISOString().slice(0, 10),
    formatList: (values: readonly string[]) => values.join(', '),
  },
  path: (name, args) => build(name, args, { language: 'en' }),
} as Texts;
