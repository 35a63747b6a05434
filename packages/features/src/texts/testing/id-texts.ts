import { build } from '@vx/routes';
import type { MessageId } from '@vx/i18n';
import type { TextValues, Texts } from '../presenter-texts.ts';

const say = (id: MessageId, values?: TextValues): string =>
  values ? `${id} ${Object.values(values).join(' ')}` : id;

/**
 * Texts of a presenter's test: each says its id and its values, days are ISO and times UTC, numbers and codes
 * stand as they are, paths are those of English pages.
 */
export const idTexts = {
  t: say,
  intl: {
    formatMessage: ({ id }, values) => say(id, values),
    formatDate: (at) => new Date(at).toISOString().slice(0, 10),
    formatTime: (at) => new Date(at).toISOString().slice(11, 16),
    formatNumber: String,
    formatList: (values) => values.join(', '),
    formatDisplayName: (code) => code,
  },
  path: (name, args) => build(name, args, { language: 'en' }),
} satisfies Texts as Texts;
