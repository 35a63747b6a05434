export { FilterPanel, type FilterPanelProps, type FilterSection } from './FilterPanel.tsx';
export { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
export { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';
