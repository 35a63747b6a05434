import { useServices } from '../app/context.tsx';
import { pageTimeZone } from '../app/page-time-zone.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { StatementData } from './load-statement.ts';
import { toStatementView, type StatementView } from './presenters/statement.ts';

/** Lines by day, in the zone of the page. */
export function useStatement(data: StatementData): StatementView {
  const services = useServices();
  const { language } = services.config;
  return toStatementView(data, { language, zone: pageTimeZone(services) }, useTexts());
}
