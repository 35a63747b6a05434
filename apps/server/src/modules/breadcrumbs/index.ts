export { createBreadcrumbsModule } from './breadcrumbs-module.ts';
