export { AppShell, type AppShellProps } from './AppShell.tsx';
export { ShellNotice, type ShellNoticeProps } from './ShellNotice.tsx';
