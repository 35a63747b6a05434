export { LazyIncentives } from './LazyIncentives.tsx';
