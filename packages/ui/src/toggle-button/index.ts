export { ToggleButton, ToggleButtonGroup, type ToggleButtonProps } from './ToggleButton.tsx';
