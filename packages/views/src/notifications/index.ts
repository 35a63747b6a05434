export { LateBell } from './LazyBell.tsx';
export { LateFloating } from './LazyFloating.tsx';
