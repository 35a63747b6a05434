export { PurchaseBox, type PurchaseBoxProps } from './PurchaseBox.tsx';
