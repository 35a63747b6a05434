export { appRoutes, type OwnPages } from './app-routes.ts';
