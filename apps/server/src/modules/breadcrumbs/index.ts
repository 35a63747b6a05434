export { createBreadcrumbsModule, type BreadcrumbsDeps } from './breadcrumbs-module.ts';
