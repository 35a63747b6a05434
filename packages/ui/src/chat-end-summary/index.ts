export { ChatEndSummary, type ChatEndSummaryProps } from './ChatEndSummary.tsx';
