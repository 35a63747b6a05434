export { PageProgress } from './PageProgress.tsx';
