export {
  MobileMenu,
  type MenuFolder,
  type MenuLink,
  type MenuRow,
  type MobileMenuProps,
} from './MobileMenu.tsx';
