import { useIntl } from 'react-intl';
import { useServices } from '../app/context.tsx';
import type { Texts } from './presenter-texts.ts';
import { useTranslate } from './use-translate.ts';

/** What the presenters of this page say their views with. */
export const useTexts = (): Texts => ({
  t: useTranslate(),
  intl: useIntl(),
  path: useServices().path,
});
