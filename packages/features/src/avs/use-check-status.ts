import { useTranslate } from '../texts/use-translate.ts';
import {
  toCheckStatus,
  type CheckStatusFacts,
  type CheckStatusView,
} from './presenters/age-check.ts';

/** Where a check that is not passed stands, in the language of the page. */
export const useCheckStatus = (facts: CheckStatusFacts): CheckStatusView =>
  toCheckStatus(facts, useTranslate());
