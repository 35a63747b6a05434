export { ChatEndReceipt, type ChatEndReceiptProps } from './ChatEndReceipt.tsx';
export { ChatEndSummary, type ChatEndSummaryProps } from './ChatEndSummary.tsx';
