export { LocalTabs, type LocalTabsProps } from './LocalTabs.tsx';
