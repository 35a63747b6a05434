export { Tabs, type TabLink, type TabsProps } from './Tabs.tsx';
