export {
  createVideoPurchase,
  type PurchaseState,
  type VideoPurchase,
  type VideoPurchaseSnapshot,
} from './purchase/video-purchase.ts';
export type { ContentCalls, ContentEvents } from './ports.ts';
