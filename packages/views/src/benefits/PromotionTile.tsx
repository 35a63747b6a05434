import { usePromotion, type PromoCheck, type Promotion } from '@vx/features/benefits';
import { Button } from '@vx/ui/button';
import { Cluster, Stack } from '@vx/ui/layout';
import { Note } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
import { Heading, Text } from '@vx/ui/text';
import { HiddenFields } from '../accounts/HiddenFields.tsx';
import { SmallLink } from './SmallLink.tsx';

/** Offers a promotion until it is taken: one press, or a plain form. [SC-welcomeBonusTile] [SC-chatTrial] */
export function PromotionTile({
  promotion,
  check,
  here,
  onRedeemed,
}: {
  readonly promotion: Promotion;
  /** What the page came with; `null`: nothing to offer. */
  readonly check: PromoCheck | null;
  /** The page it stands on: the plain form leads back to it. */
  readonly here: string;
  readonly onRedeemed?: () => void;
}) {
  const view = usePromotion(promotion, check, here, onRedeemed);
  if (view === null) return null;
  if (view.kind === 'redeemed') {
    return (
      <Note tone="success" title={view.title} action={<SmallLink {...view.see} />}>
        {view.text}
      </Note>
    );
  }
  const { problem, redeem } = view;
  return (
    <Surface as="section" level="raised" padding="lg" aria-label={view.title}>
      <form
        method="post"
        action={view.action}
        onSubmit={(event) => {
          if (!redeem) return;
          event.preventDefault();
          redeem();
        }}
      >
        <HiddenFields fields={{ do: 'redeem', code: view.code }} />
        <Stack gap="12">
          <Heading variant="title-m">{view.title}</Heading>
          <Text tone="secondary">{view.text}</Text>
          {problem === undefined ? null : (
            <Note
              tone="danger"
              action={problem.limits ? <SmallLink {...problem.limits} /> : undefined}
            >
              {problem.text}
            </Note>
          )}
          <Cluster>
            <Button type="submit" variant="solid" loading={view.busy}>
              {view.get}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Surface>
  );
}
