export {
  MultiSelect,
  Select,
  type MultiSelectProps,
  type SelectOption,
  type SelectProps,
} from './Select.tsx';
