export { actAgeCheck, type AgeCheckRefusal } from './act-age-check.ts';
export { ageCheckPath } from './age-check-path.ts';
export { loadAgeCheck, type AgeCheckData } from './load-age-check.ts';
export { rejectText, useAgeCheck, type AgeCheckView } from './use-age-check.ts';
export { useForcedAvs } from './use-forced-avs.ts';
export { useAvsBonus, useGate, type GateView } from './use-gate.ts';
