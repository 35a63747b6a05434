export { createSandboxModule } from './sandbox-module.ts';
export { escapeHtml, sendPage } from './html.ts';
