export { filterOf, orderOf, subjectOf, type ChannelOrder } from './messages.ts';
