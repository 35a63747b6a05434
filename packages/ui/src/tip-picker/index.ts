export { TipPicker, type TipPickerProps } from './TipPicker.tsx';
