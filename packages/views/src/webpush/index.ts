export { PushCard } from './PushCard.tsx';
