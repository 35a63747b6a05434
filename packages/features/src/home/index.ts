export { loadHome, type HomeData } from './load-home.ts';
export { useHome, type FeaturedView, type HomeView } from './use-home.ts';
