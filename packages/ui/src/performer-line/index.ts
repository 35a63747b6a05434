export { PerformerLine, type PerformerLineProps } from './PerformerLine.tsx';
