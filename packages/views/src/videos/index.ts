export { Likes } from './Likes.tsx';
export { Player } from './Player.tsx';
export { Purchase } from './Purchase.tsx';
export { VideoGrid, VideoRow } from './rows.tsx';
export { VideoList } from './VideoList.tsx';
export { VideoPerformer } from './VideoPerformer.tsx';
