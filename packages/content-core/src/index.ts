export {
  createVideoPurchase,
  type PurchaseState,
  type VideoPurchase,
  type VideoPurchaseSnapshot,
} from './purchase/video-purchase.ts';
