export { GateButton } from './GateButton.tsx';
