export {
  createPurchase,
  type Purchase,
  type PurchaseSnapshot,
  type PurchaseState,
} from './purchase/purchase.ts';
export type { SoldKind } from './purchase/sales.ts';
