import { Stack } from '@vx/ui/layout';
import { german } from '@vx/ui/labels-de';
import { UiProvider } from '@vx/ui/ui-provider';
import type { ReactElement } from 'react';
import { ChatPanel } from './ChatPanel.tsx';
import { LiveList } from './LiveList.tsx';
import { PageProvider, type Page } from './page.ts';
import { Wallet } from './Wallet.tsx';

/** The page. Components of `@vx/ui` say their hidden labels in German, too. */
export const App = ({ page }: { readonly page: Page }): ReactElement => (
  <UiProvider labels={german}>
    <PageProvider services={page}>
      <Stack as="main">
        <Wallet />
        <ChatPanel />
        <LiveList />
      </Stack>
    </PageProvider>
  </UiProvider>
);
