export { actVipClub, type VipClubRefusal } from './act-vip-club.ts';
export { actWithdrawal, type WithdrawalOutcome } from './act-withdrawal.ts';
export { loadVipClub, type VipClubData } from './load-vip-club.ts';
export { loadWithdrawal, type WithdrawalData } from './load-withdrawal.ts';
export { useVipClub, type MineView, type PlanView, type VipClubView } from './use-vip-club.ts';
export { useWithdrawal, type WithdrawalView } from './use-withdrawal.ts';
