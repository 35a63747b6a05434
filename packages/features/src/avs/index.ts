export { actAgeCheck, type AgeCheckRefusal } from './act-age-check.ts';
export { loadAgeCheck, type AgeCheckData } from './load-age-check.ts';
export { useAgeCheck } from './use-age-check.ts';
export { useCheckStatus } from './use-check-status.ts';
export type { AgeCheckView, CheckStatusFacts, CheckStatusView } from './presenters/age-check.ts';
export { useForcedAvs } from './use-forced-avs.ts';
export { useAvsBonus } from './use-avs-bonus.ts';
