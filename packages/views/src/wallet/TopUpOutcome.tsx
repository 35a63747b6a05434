import { useTranslate } from '@vx/features/texts';
import { usePaymentFeedback, type TopUpData } from '@vx/features/wallet';
import { Button } from '@vx/ui/button';
import { Stack } from '@vx/ui/layout';
import { TextLink } from '@vx/ui/link';
import { StatusBar } from '@vx/ui/status-bar';
import { useLocation } from 'react-router';

const tones = {
  open: 'info',
  pending: 'info',
  paid: 'success',
  failed: 'warning',
  expired: 'warning',
} as const;

/** How the payment stands from which the guest comes back, and what else is on its way. */
export function TopUpOutcome({ data }: { readonly data: TopUpData }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const { status, text, others } = usePaymentFeedback(data);
  const { returnPath } = data;
  if (status === null && others.length === 0) return null;
  const back =
    (status === 'paid' || status === 'pending') && returnPath ? (
      <Button variant="solid" href={returnPath}>
        {t('money.topUp.back')}
      </Button>
    ) : status === 'open' ? (
      <TextLink href={pathname + search} reload>
        {t('common.tryNow')}
      </TextLink>
    ) : undefined;
  return (
    <Stack gap="8">
      {status === null ? null : (
        <StatusBar tone={tones[status]} action={back}>
          {text}
        </StatusBar>
      )}
      {others.map((other) => (
        <StatusBar key={other.id} tone="info">
          {other.text}
        </StatusBar>
      ))}
    </Stack>
  );
}
