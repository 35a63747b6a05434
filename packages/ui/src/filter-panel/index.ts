export { FilterPanel, type FilterPanelProps, type FilterSection } from './FilterPanel.tsx';
export { RangeSlider, type RangeSliderProps } from '../slider/index.ts';
export { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';
