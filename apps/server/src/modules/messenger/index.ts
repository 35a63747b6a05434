export { createMessengerModule } from './messenger-module.ts';
