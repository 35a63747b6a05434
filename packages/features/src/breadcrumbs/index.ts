export { loadBreadcrumbs } from './load-breadcrumbs.ts';
