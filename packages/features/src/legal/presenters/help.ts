import type { MessageId } from '@vx/i18n';
import { CONTACT_ADDRESS } from '@vx/i18n/legal';
import type { Translate } from '../../texts/presenter-texts.ts';

/** Questions with their address on the page. `report-content` and `youth-protection` are linked from the footer. */
export const questions: readonly {
  readonly id: string;
  readonly title: MessageId;
  readonly text: MessageId;
}[] = [
  { id: 'costs', title: 'shell.help.costs.title', text: 'shell.help.costs.text' },
  { id: 'preview', title: 'shell.help.preview.title', text: 'shell.help.preview.text' },
  { id: 'top-up', title: 'shell.help.topUp.title', text: 'shell.help.topUp.text' },
  { id: 'receipts', title: 'shell.help.receipts.title', text: 'shell.help.receipts.text' },
  { id: 'safety', title: 'shell.help.safety.title', text: 'shell.help.safety.text' },
  { id: 'report-content', title: 'shell.help.report.title', text: 'shell.help.report.text' },
  { id: 'youth-protection', title: 'shell.help.youth.title', text: 'shell.help.youth.text' },
  { id: 'limits', title: 'shell.help.limits.title', text: 'shell.help.limits.text' },
  { id: 'contact', title: 'shell.help.contact.title', text: 'shell.help.contact' },
];

/** The page of help, section by section. */
export interface HelpView {
  readonly title: string;
  readonly text: string;
  readonly contents: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
  }[];
}

/** Questions and answers; guests are greeted by name. */
export const toHelp = (guestName: string | null, t: Translate): HelpView => ({
  title: t('shell.help.title'),
  text: guestName === null ? t('shell.help.text') : t('shell.help.greeting', { name: guestName }),
  contents: t('legal.contents'),
  sections: questions.map(({ id, title, text }) => ({
    id,
    title: t(title),
    text: t(text, { address: CONTACT_ADDRESS }),
  })),
});
