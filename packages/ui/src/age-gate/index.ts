export { AgeGate, type AgeGateProps } from './AgeGate.tsx';
export { useInertSurroundings } from './use-inert-surroundings.ts';
