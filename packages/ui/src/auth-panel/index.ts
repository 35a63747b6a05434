export { AuthFields, AuthPanel, type AuthPanelProps } from './AuthPanel.tsx';
