export { loadHome, type HomeData } from './load-home.ts';
export { useHome } from './use-home.ts';
export { greet, type FeaturedView, type HomeView } from './presenters/home.ts';
export type { OwnHome } from './presenters/own-home.ts';
