export { ConsentDialog, type ConsentDialogProps } from './ConsentDialog.tsx';
