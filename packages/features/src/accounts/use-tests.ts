import { useServices, useStore } from '../app/context.tsx';
import { useTranslate } from '../texts/use-translate.ts';
import type { PrivacyData } from './account-data.ts';
import { toTestsTable, type TestsTable } from './presenters/tests.ts';
import { useAccountForm, type AccountForm } from './use-account-form.ts';

export interface TestsView extends TestsTable {
  readonly done: boolean;
  readonly one: AccountForm;
  readonly all: AccountForm;
}

/** The tests that run, which group the guest is in, and the way out. */
export function useTests(data: Pick<PrivacyData, 'done' | 'tests'>): TestsView {
  const isAllowed = useStore(useServices().consent).allows('analytics');
  const one = useAccountForm(data, 'leaveTest');
  const all = useAccountForm(data, 'leaveTests');
  return {
    ...toTestsTable(data.tests, { isAllowed }, useTranslate()),
    one,
    all,
    done: one.state === 'done' || all.state === 'done',
  };
}
