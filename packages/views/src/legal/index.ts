export { LateLegalNotice } from './LateLegalNotice.tsx';
