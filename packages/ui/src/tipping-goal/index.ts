export { TippingGoal, type TippingGoalProps } from './TippingGoal.tsx';
