export { Document } from './Document.tsx';
