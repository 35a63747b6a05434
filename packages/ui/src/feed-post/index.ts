export { FeedPost, type FeedPostProps } from './FeedPost.tsx';
