import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { AppShell } from '@vx/ui/app-shell';
import { Badge } from '@vx/ui/badge';
import { Button } from '@vx/ui/button';
import { HeroBanner } from '@vx/ui/hero-banner';
import { crownIcon } from '@vx/ui/icons';
import { PageHeader, Stack } from '@vx/ui/layout';
import {
  BenefitCards,
  BenefitTable,
  PlanCard,
  PlanCards,
  type BenefitValue,
} from '@vx/ui/plan-card';
import { Rail } from '@vx/ui/rail';
import { Section } from '@vx/ui/section-header';
import { SubscriptionCard } from '@vx/ui/subscription-card';
import { TabBar } from '@vx/ui/tab-bar';
import { TopBar } from '@vx/ui/top-bar';
import { WalletPill } from '@vx/ui/wallet-pill';
import { coins, euros, face, paletteOf, rail, tabItems, vipBenefits, wide } from '../fixtures.ts';

const yes: BenefitValue = { included: true, text: 'Included' };
const no: BenefitValue = { included: false, text: 'Not included' };
const benefits = (
  <Section
    id="benefits"
    title="What you get"
    body={
      <BenefitTable
        label="What you get"
        benefit="Benefit"
        columns={[
          { id: 'member', label: 'Member' },
          { id: 'vip', label: 'VIP', vip: true },
        ]}
        rows={[
          { id: '1', label: 'Live preview', values: ['5 s', '20 s'] },
          { id: '2', label: 'VIP-only videos', values: [no, yes] },
          { id: '3', label: 'Price of marked videos', values: ['Full price', '30 % less'] },
          { id: '4', label: 'Free messages per month', values: ['3', '60'] },
          { id: '5', label: 'Monthly gift', values: [no, yes] },
          { id: '6', label: 'Chat prices', values: ['Same', 'Same'] },
          { id: '7', label: 'Spending limits and breaks', values: [yes, yes] },
        ]}
      />
    }
  />
);
function Plans(): ReactElement {
  return (
    <Stack gap="44">
      <HeroBanner
        tone="vip"
        title="More evening,"
        accent="less waiting."
        text="Longer previews, better prices and a quiet lane to the performers you like. Cancel any month in two clicks."
        picture={wide('Vega Lux')}
        palette={paletteOf('Vega Lux')}
        badges={
          <Badge tone="vip" icon={crownIcon}>
            VIP
          </Badge>
        }
        actions={
          <Button variant="vip" size="lg" href="#plans">
            Become VIP, €14.99 per month
          </Button>
        }
        note="Renews monthly until cancelled. Price includes VAT."
      />
      <BenefitCards label="Benefits in numbers" benefits={vipBenefits} level={2} />
      <Section
        id="plans"
        title="Choose your plan"
        subtitle="All plans have the same benefits."
        body={
          <PlanCards>
            <PlanCard
              title="Monthly"
              price={euros(14.99)}
              per="per month"
              renewal="Billed €14.99 every month"
              featured
              state="offered"
              choose={{ label: 'Choose monthly', href: '#monthly' }}
            />
            <PlanCard
              title="Quarterly"
              price={euros(12.99)}
              per="per month"
              renewal="Billed €38.97 every three months"
              badge="Save 13 %"
              state="offered"
              choose={{ label: 'Choose quarterly', href: '#quarterly' }}
            />
            <PlanCard
              title="Yearly"
              price={euros(9.99)}
              per="per month"
              renewal="Billed €119.88 once a year"
              badge="Save 33 %"
              state="offered"
              choose={{ label: 'Choose yearly', href: '#yearly' }}
            />
          </PlanCards>
        }
      />
      {benefits}
    </Stack>
  );
}
const top = (
  <TopBar
    brand={rail.brand}
    search={{ action: '#', name: 'q', placeholder: 'Search performers, videos, TV' }}
    wallet={<WalletPill balance={coins(186)} topUp={{ href: '#t' }} />}
    messages={{ href: '#m', unread: 3 }}
    notifications={{ href: '#n', fresh: 2 }}
    account={{ name: 'Jonas', picture: face('Jonas'), href: '#a' }}
  />
);
const phoneTop = (
  <TopBar
    variant="mobile"
    brand={rail.brand}
    search={{ action: '#', name: 'q', placeholder: 'Search', href: '#search' }}
  />
);
const meta: Meta = {
  title: 'Screens/VIP',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

export const Desktop: Story = {
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} current="" />} topBar={top}>
      <Plans />
    </AppShell>
  ),
};
export const Phone: Story = {
  render: () => (
    <AppShell shell="mobile" topBar={phoneTop} tabBar={<TabBar items={tabItems} current="you" />}>
      <Plans />
    </AppShell>
  ),
  globals: { viewport: { value: 'phone' } },
};
export const DesktopMember: Story = {
  render: () => (
    <AppShell shell="desktop" rail={<Rail {...rail} current="" />} topBar={top}>
      <Stack gap="32">
        <PageHeader title="Your VIP" />
        <SubscriptionCard
          kind="vip"
          title="VIP, monthly"
          price={euros(14.99)}
          per="per month"
          badge="Ends on 14 December"
          text="Nothing more is charged."
          state="cancelled"
          level={2}
          actions={<Button size="sm">Keep VIP</Button>}
        />
        {benefits}
      </Stack>
    </AppShell>
  ),
};
