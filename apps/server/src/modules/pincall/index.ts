export { createPincallModule } from './pincall-module.ts';
