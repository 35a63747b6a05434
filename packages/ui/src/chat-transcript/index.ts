export {
  ChatLineBubble,
  ChatTranscript,
  type ChatLine,
  type ChatTranscriptProps,
} from './ChatTranscript.tsx';
