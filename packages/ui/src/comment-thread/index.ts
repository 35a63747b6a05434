export { CommentThread, type CommentSnapshot, type CommentThreadProps } from './CommentThread.tsx';
