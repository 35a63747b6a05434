export { BonusCode, type BonusCodeProps } from './BonusCode.tsx';
export { Voucher, type VoucherKind, type VoucherProps } from './Voucher.tsx';
