export { createSandboxModule, type SandboxDeps } from './sandbox-module.ts';
