import type { MineView } from '@vx/features/subscriptions';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Cluster } from '@vx/ui/layout';
import { SubscriptionCard, type SubscriptionCardProps } from '@vx/ui/subscription-card';
import { useState, type ReactNode } from 'react';
import { HiddenFields } from '../accounts/HiddenFields.tsx';

/** What the guest is subscribed to, one card each. */
export const Subscriptions = ({ mine }: { readonly mine: readonly MineView[] }) =>
  mine.map((one) => <Mine key={one.id} one={one} />);

/** Cancelling is asked about in the card and sent as a plain form. */
function Mine({ one }: { readonly one: MineView }) {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const { title, price, per, badge, text, plan } = one;
  const shared = { kind: plan === 'tv' ? 'tv' : 'vip', title, price, per, badge, text } as const;
  const cancelOf = (words: Extract<MineView, { state: 'active' }>['cancel']) => ({
    label: t('subscriptions.cancel'),
    ...words,
    asking,
    onAsk: setAsking,
    hidden: { do: 'cancel', plan, subscriptionId: one.id },
  });
  const withdraw = one.withdraw ? (
    <Button size="sm" variant="ghost" href={one.withdraw.href}>
      {one.withdraw.label}
    </Button>
  ) : undefined;
  const props = ((): SubscriptionCardProps => {
    switch (one.state) {
      case 'active':
        return { ...shared, state: 'active', actions: withdraw, cancel: cancelOf(one.cancel) };
      case 'failed':
        return {
          ...shared,
          state: 'failed',
          problem: one.problem,
          cancel: cancelOf(one.cancel),
          actions: (
            <Button size="sm" variant="solid" href={one.topUp.href}>
              {one.topUp.label}
            </Button>
          ),
        };
      case 'cancelled':
        return {
          ...shared,
          state: 'cancelled',
          actions: (
            <Cluster>
              <Resume one={one}>{one.resume}</Resume>
              {withdraw}
            </Cluster>
          ),
        };
    }
  })();
  return <SubscriptionCard {...props} />;
}

const Resume = ({ one, children }: { readonly one: MineView; readonly children: ReactNode }) => (
  <form method="post">
    <HiddenFields fields={{ do: 'resume', plan: one.plan, subscriptionId: one.id }} />
    <Button size="sm" type="submit">
      {children}
    </Button>
  </form>
);
