export { loadHome, type HomeData } from './load-home.ts';
export { useHome } from './use-home.ts';
export type { FeaturedView, HomeView } from './presenters/home.ts';
