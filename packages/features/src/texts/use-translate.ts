import type { MessageId } from '@vx/i18n';
import { useIntl } from 'react-intl';

type Values = Readonly<Record<string, string | number | Date>>;

/** A text by its id, as plain text: for the props of components. */
export type Translate = (id: MessageId, values?: Values) => string;

export function useTranslate(): Translate {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
