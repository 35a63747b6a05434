export { Menu, type MenuAction, type MenuItem, type MenuProps, type Submenu } from './Menu.tsx';
