export { LazyBell } from './LazyBell.tsx';
export { LazyFloating } from './LazyFloating.tsx';
