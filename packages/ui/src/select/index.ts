export { MultiSelect, Select, type MultiSelectProps, type SelectProps } from './Select.tsx';
