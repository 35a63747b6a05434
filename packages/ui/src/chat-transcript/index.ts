export { ChatTranscript, type ChatLine, type ChatTranscriptProps } from './ChatTranscript.tsx';
