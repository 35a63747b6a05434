export { LateBell } from './LateBell.tsx';
export { LateFloating } from './LateFloating.tsx';
