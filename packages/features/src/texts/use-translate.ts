import { useIntl } from 'react-intl';
import type { Translate } from './presenter-texts.ts';

/** The texts of this page. */
export function useTranslate(): Translate {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
