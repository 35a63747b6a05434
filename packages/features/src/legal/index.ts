export { loadHelp, useHelp } from './help.ts';
export type { HelpView } from './presenters/help.ts';
export { loadLegal } from './load-legal.ts';
export { useLegalNotice, type LegalNoticeView } from './use-legal-notice.ts';
export { useLegalText } from './use-legal-text.ts';
export type { LegalTextView } from './presenters/legal-text.ts';
