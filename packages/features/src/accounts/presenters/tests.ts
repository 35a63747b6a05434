import { testIds } from '@vx/contract/enums';
import type { MessageId } from '@vx/i18n';
import type { Translate } from '../../texts/presenter-texts.ts';
import type { PrivacyFacts } from '../account-data.ts';

export interface TestRow {
  readonly id: string;
  readonly title: string;
  /** What it changes, and what the guest sees of it. */
  readonly text: string;
  /** Set while the guest can leave it. */
  readonly leave: { readonly label: string; readonly name: string } | null;
}

/** The tests that run on this site, and which group the guest is in. */
export interface TestsTable {
  readonly rows: readonly TestRow[];
  /** What holds for all of them. */
  readonly text: string;
  readonly canLeaveAll: boolean;
}

type Test = PrivacyFacts['tests'][number];
type Words = { readonly title: MessageId; readonly text: MessageId };

/** Every test of the site in plain words. [EN-testIds] */
const words: Readonly<Record<number, Words>> = {
  [testIds.exitIntent]: {
    title: 'privacy.tests.exitIntent.title',
    text: 'privacy.tests.exitIntent.text',
  },
  [testIds.recommendedVideoFilter]: {
    title: 'privacy.tests.recommendedVideoFilter.title',
    text: 'privacy.tests.recommendedVideoFilter.text',
  },
  [testIds.voiceCallNewcomers]: {
    title: 'privacy.tests.voiceCallNewcomers.title',
    text: 'privacy.tests.voiceCallNewcomers.text',
  },
};
const unknown: Words = { title: 'privacy.tests.other.title', text: 'privacy.tests.other.text' };

/**
 * The tests that run, which group the guest is in, and the way out.
 * @param isAllowed whether the guest allowed the site to count: without it nobody is in a test
 */
export function toTestsTable(
  tests: readonly Test[],
  { isAllowed }: { readonly isAllowed: boolean },
  t: Translate,
): TestsTable {
  const groupOf = ({ left, group }: Test): string => {
    if (left) return t('privacy.tests.left');
    if (!isAllowed) return t('privacy.tests.notHere');
    return t(group === 'variant' ? 'privacy.tests.variant' : 'privacy.tests.normal');
  };
  return {
    text: t(isAllowed ? 'privacy.tests.text' : 'privacy.tests.textRefused'),
    canLeaveAll: tests.filter(({ left }) => !left).length > 1,
    rows: tests.map((test) => {
      const { title, text } = words[test.testId] ?? unknown;
      const name = t(title, { id: test.testId });
      return {
        id: String(test.testId),
        title: name,
        text: `${t(text)} ${groupOf(test)}`,
        leave: test.left
          ? null
          : { label: t('privacy.tests.leave'), name: t('privacy.tests.leaveNamed', { name }) },
      };
    }),
  };
}
