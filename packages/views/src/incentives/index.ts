export { LateIncentives } from './LateIncentives.tsx';
