export { acceptForms, sandboxFingerprint } from './forms.ts';
export { createSandboxModule } from './sandbox-module.ts';
export { escapeHtml, sendBack, sendDocument, sendPage } from './html.ts';
export { sandboxStyles } from './styles.ts';
