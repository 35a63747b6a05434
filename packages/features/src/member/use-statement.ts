import { useServices } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { StatementData } from './load-statement.ts';
import { toStatementView, type StatementView } from './presenters/statement.ts';

/** Lines by day, in the zone of the page. */
export const useStatement = (data: StatementData): StatementView =>
  toStatementView(data, useServices().config, useTexts());
