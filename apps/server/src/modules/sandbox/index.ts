export { createSandboxModule } from './sandbox-module.ts';
