export { Gates, type GatesProps } from './Gates.tsx';
export { OfflinePage } from './OfflinePage.tsx';
export { withIcon } from './icons.ts';
export { Menu } from './Menu.tsx';
export { PageArrival } from './PageArrival.tsx';
export { ProblemPage } from './ProblemPage.tsx';
export { QuickExit } from './QuickExit.tsx';
export { ShellFooter } from './ShellFooter.tsx';
export { ShellStatus } from './ShellStatus.tsx';
