export { loadHelp, useHelp, type HelpView } from './help.ts';
export { LEGAL_DATE, loadLegal, type LegalText } from './legal-texts.ts';
export { useLegalText, type LegalTextView } from './use-legal-text.ts';
