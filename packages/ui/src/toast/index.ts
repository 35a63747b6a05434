export { Toaster } from './Toaster.tsx';
export {
  createToaster,
  type ToastEntry,
  type Toaster as ToasterStore,
  type ToastInput,
} from './toaster-store.ts';
