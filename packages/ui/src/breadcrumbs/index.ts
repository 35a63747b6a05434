export { Breadcrumbs, type Breadcrumb } from './Breadcrumbs.tsx';
