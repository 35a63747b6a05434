export { PerformerTable, type PerformerTableProps, type PerformerRow } from './PerformerTable.tsx';
