import { useServices, useStore } from '@vx/features/app';
import { useTranslate } from '@vx/features/texts';
import { useOneClick, type OneClickView, type OneClickRequest } from '@vx/features/wallet';
import { Button } from '@vx/ui/button';
import { lockKeyIcon } from '@vx/ui/icons';
import { Stack } from '@vx/ui/layout';
import { Price } from '@vx/ui/price';
import { StatusBar } from '@vx/ui/status-bar';
import { Text } from '@vx/ui/text';
import { AmountCards, PaymentMethodLine } from '@vx/ui/top-up';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Overlay } from '../app/index.ts';

export interface OneClickDialogProps {
  readonly request: OneClickRequest;
  readonly onClose: () => void;
}

/** Topping up by one press: amounts, what they cost, how they are paid, one button. */
export default function OneClickDialog({ request, onClose }: OneClickDialogProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const view = useOneClick(request.missing);
  const { kind } = view;
  useEffect(() => {
    if (kind !== 'notPossible') return;
    onClose();
    void navigate(request.href);
  }, [kind, onClose, navigate, request.href]);
  return (
    <Overlay open size="md" busy={view.isBusy} onClose={onClose} title={t('money.oneClick.title')}>
      <Content view={view} request={request} onClose={onClose} />
    </Overlay>
  );
}

function Content({
  view,
  request,
  onClose,
}: OneClickDialogProps & {
  readonly view: OneClickView;
}) {
  const services = useServices();
  const t = useTranslate();
  const { guest } = useStore(services.guest);
  const { kind, chosen, message } = view;
  if (kind === 'unanswered')
    return (
      <Stack gap="16">
        <StatusBar tone="info">{message}</StatusBar>
        <Button block href={services.path('memberStatement', {})} onClick={onClose}>
          {t('money.statement.title')}
        </Button>
      </Stack>
    );
  const page = (
    <Button block href={request.href} onClick={onClose}>
      {t('money.oneClick.page')}
    </Button>
  );
  if (view.away !== null && kind === 'asking')
    return (
      <Stack gap="16">
        <StatusBar tone="warning">{view.away}</StatusBar>
        <Button variant="solid" block onClick={() => view.retry?.()}>
          {t('common.tryAgain')}
        </Button>
        {page}
      </Stack>
    );
  if (kind === 'asking' || kind === 'notPossible')
    return <Text tone="secondary">{t('money.oneClick.asking')}</Text>;
  const balance = guest.wallet ? (
    <Text tone="secondary">
      {t('money.balance')} <Price price={guest.wallet} />
    </Text>
  ) : null;
  if (kind === 'done')
    return (
      <Stack gap="16">
        {message === undefined ? null : <StatusBar tone="success">{message}</StatusBar>}
        {balance}
        <Button variant="primary" size="lg" block onClick={onClose}>
          {t('money.oneClick.goOn')}
        </Button>
      </Stack>
    );
  return (
    <Stack gap="16">
      {message === undefined ? null : (
        <StatusBar tone="danger" urgent>
          {message}
        </StatusBar>
      )}
      {view.away === null ? null : <StatusBar tone="warning">{view.away}</StatusBar>}
      {view.missing === null ? balance : <Text tone="secondary">{view.missing}</Text>}
      <AmountCards
        label={t('money.topUp.choose')}
        name="oneClickAmount"
        options={view.amounts.map((one) => ({ ...one, id: String(one.amount) }))}
        value={String(chosen?.amount ?? '')}
        onChange={(id) => view.choose(Number(id))}
        texts={{
          lastUsed: t('money.topUp.lastUsed'),
          noBonus: t('money.topUp.noBonus'),
          bonus: (amount) => t('money.topUp.bonus', { amount }),
          other: '',
          otherRange: '',
          otherHint: '',
        }}
      />
      {view.isHeldBack ? (
        <Button
          variant="primary"
          size="lg"
          block
          href={services.path('memberLimits', {})}
          onClick={onClose}
        >
          {t('money.limits.see')}
        </Button>
      ) : (
        <>
          <PaymentMethodLine
            label={t('money.oneClick.last')}
            description={t('money.topUp.payWith')}
            href={request.href}
          />
          {view.agreement === null ? null : (
            <Text tone="secondary" variant="body-s">
              {view.agreement}
            </Text>
          )}
          <Button
            variant="primary"
            size="lg"
            block
            icon={lockKeyIcon}
            loading={kind === 'waiting'}
            disabled={kind !== 'waiting' && view.pay === null}
            onClick={() => view.pay?.()}
          >
            {view.payLabel}
          </Button>
          {view.away === null ? null : page}
        </>
      )}
    </Stack>
  );
}
