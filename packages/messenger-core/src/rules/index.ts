export type { LineBodies, LineKind } from './lines.ts';
export { filterOf, orderOf, subjectOf, type ChannelOrder } from './messages.ts';
