export { Bleed } from './Bleed.tsx';
