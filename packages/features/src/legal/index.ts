export { loadHelp, useHelp, type HelpView } from './help.ts';
export { loadLegal } from './load-legal.ts';
export { useLegalNotice, type LegalNoticeView } from './use-legal-notice.ts';
export { useLegalText, type LegalTextView } from './use-legal-text.ts';
