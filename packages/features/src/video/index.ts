export { actBuyVideo, type BuyRefusal } from './act-buy-video.ts';
export { loadVideo } from './load-video.ts';
export { loadVideoList, type VideosData } from './load-videos.ts';
export { useVideo, type VideoView } from './use-video.ts';
export { useVideoLikes, type LikesView } from './use-video-likes.ts';
export { useVideoPlay, type VideoPlayView } from './use-video-play.ts';
export { useVideoPurchase, type PurchaseView } from './use-video-purchase.ts';
export { useVideos, type VideosView } from './use-videos.ts';
export { videoListPath, type VideoChoice, type VideoList, type VideoSort } from './video-lists.ts';
