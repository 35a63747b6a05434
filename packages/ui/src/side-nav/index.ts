export { SideNav, SideNavPage, type SideNavProps } from './SideNav.tsx';
