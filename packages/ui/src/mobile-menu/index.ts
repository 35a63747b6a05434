export { MobileMenu, type MenuRow, type MobileMenuProps } from './MobileMenu.tsx';
