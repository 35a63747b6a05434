import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent } from 'storybook/test';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { brand, footer, rail, tabItems } from '../fixtures/shell.tsx';
import { coins } from '../fixtures/data.ts';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { Footer } from '../footer/Footer.tsx';
import { wifiSlashIcon } from '../icons/index.ts';
import { PageHeader } from '../layout/Layout.tsx';
import { Rail } from '../rail/Rail.tsx';
import { TabBar } from '../tab-bar/TabBar.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { WalletPill } from '../wallet-pill/WalletPill.tsx';
import { AppShell } from './AppShell.tsx';
import { ShellNotice } from './ShellNotice.tsx';

const search = {
  action: '#',
  name: 'q',
  placeholder: 'Search performers, videos, TV',
  href: '#search',
};
const content = (
  <>
    <Breadcrumbs items={[{ label: 'Home', href: '#home' }, { label: 'Live' }]} />
    <PageHeader title="A page" text="What it holds." />
  </>
);
const meta = {
  title: 'Navigation/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    shell: 'desktop',
    children: content,
    rail: <Rail {...rail} />,
    topBar: (
      <TopBar
        brand={brand}
        search={search}
        wallet={<WalletPill balance={coins(186)} topUp={{ href: '#t' }} />}
        account={{ name: 'Jonas', href: '#a' }}
      />
    ),
    footer: <Footer {...footer} />,
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /Home/u, current: 'page' })).toBeVisible();
  },
};
/** The messenger's frame: icons only. The first stop of the keyboard leads past them. */
export const DesktopSlim: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { shell: 'slim', rail: <Rail {...rail} slim /> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#content');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { tabBar: <TabBar items={tabItems} current="home" /> },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    shell: 'mobile',
    rail: undefined,
    topBar: (
      <TopBar
        variant="mobile"
        brand={brand}
        search={search}
        notifications={{ href: '#n', fresh: 2 }}
      />
    ),
    tabBar: <TabBar items={tabItems} current="home" />,
  },
};
export const Immersive: Story = {
  args: { shell: 'immersive', rail: undefined, topBar: undefined, footer: undefined },
};
/** The next page cannot come now: why, in place of the page, which comes back as it was. */
export const NextPageHeld: Story = {
  args: {
    children: (
      <>
        <ShellNotice label="You’re offline" framed>
          <EmptyState
            level={1}
            glyph={wifiSlashIcon}
            title="You’re offline"
            text="The page opens as soon as the line is back."
            action={<Button variant="solid">Try now</Button>}
          />
        </ShellNotice>
        {content}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'You’re offline' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You’re offline');
    await expect(canvas.getByText('What it holds.')).not.toBeVisible();
  },
};
