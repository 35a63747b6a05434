export { createDeletionOf } from './deletion.ts';
export { createPrivacyModule } from './privacy-module.ts';
