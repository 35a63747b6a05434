export { FilterPanel, type FilterPanelProps, type FilterSection } from './FilterPanel.tsx';
export { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';
