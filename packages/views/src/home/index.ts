export { Billboard } from './Billboard.tsx';
