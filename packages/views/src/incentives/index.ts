export { LateIncentives } from './LazyIncentives.tsx';
