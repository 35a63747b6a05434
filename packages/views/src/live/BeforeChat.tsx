import { useServices, loginPath, signupPath, isHeldBack } from '@vx/features/app';
import { useTranslate } from '@vx/features/texts';
import type { PromoCheck } from '@vx/features/benefits';
import { useConfirm, type RoomActor, type RoomPhase } from '@vx/features/live';
import type { RunningRecharge } from '@vx/features/wallet';
import { errorText } from '@vx/i18n';
import { Button } from '@vx/ui/button';
import { ConfirmChargePanel } from '@vx/ui/confirm-charge-panel';
import { RoomDoor } from '@vx/ui/room-door';
import { Text } from '@vx/ui/text';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router';
import { PromotionTile } from '../benefits/PromotionTile.tsx';
import { roomRows } from './room-rows.tsx';

type Before = Extract<RoomPhase, { kind: 'closed' | 'logIn' | 'elsewhere' | 'confirm' }>;

/** Before anything is charged: who it is, what it costs, and the one question. */
export function BeforeChat({
  actor,
  phase,
  trial,
  recharge,
}: {
  readonly actor: RoomActor;
  readonly phase: Before;
  /** The chat trial, where it may still be taken. Coins open no room to a guest whom a limit or a break holds back. */
  readonly trial: PromoCheck | null;
  readonly recharge: RunningRecharge | null;
}) {
  const intl = useIntl();
  const { path } = useServices();
  // What the coins last for is part of the offer.
  const { revalidate } = useRevalidator();
  const title = intl.formatMessage({ id: 'live.confirm.title' }, { name: actor.name });
  return (
    <RoomDoor
      picture={actor.picture}
      title={title}
      back={{
        label: intl.formatMessage({ id: 'common.back' }),
        href: path('actorProfile', { actorName: actor.slug }),
      }}
    >
      <Question actor={actor} phase={phase} recharge={recharge} />
      {phase.kind === 'confirm' && !isHeldBack(phase.refusal) ? (
        <PromotionTile
          promotion="trial"
          check={trial}
          here={path('liveRoom', { actorName: actor.slug })}
          onRedeemed={() => void revalidate()}
        />
      ) : null}
    </RoomDoor>
  );
}

function Question({
  actor,
  phase,
  recharge,
}: {
  readonly actor: RoomActor;
  readonly phase: Before;
  readonly recharge: RunningRecharge | null;
}): ReactElement {
  const intl = useIntl();
  const { path } = useServices();
  const here = path('liveRoom', { actorName: actor.slug });
  const profile = path('actorProfile', { actorName: actor.slug });
  const services = useServices();
  switch (phase.kind) {
    case 'confirm':
      return <Confirm actor={actor} phase={phase} recharge={recharge} />;
    case 'logIn':
      return (
        <>
          <Text>{intl.formatMessage({ id: 'errors.NEED_LOGIN' })}</Text>
          <Button variant="primary" size="lg" block href={loginPath(services, here)}>
            {intl.formatMessage({ id: 'shell.login' })}
          </Button>
          <Button size="lg" block href={signupPath(services, here)}>
            {intl.formatMessage({ id: 'shell.signup' })}
          </Button>
        </>
      );
    case 'elsewhere':
      return (
        <>
          <Text>{intl.formatMessage({ id: 'live.elsewhere' })}</Text>
          <Button size="lg" block href={path('memberChats', {})}>
            {intl.formatMessage({ id: 'live.mine.title' })}
          </Button>
        </>
      );
    case 'closed':
      return (
        <>
          <Text>{intl.formatMessage({ id: errorText(phase.reason) })}</Text>
          <Text tone="secondary">{intl.formatMessage({ id: 'live.closedText' })}</Text>
          <Button variant="primary" size="lg" block href={path('cams', {})}>
            {intl.formatMessage({ id: 'shell.notFound.live' })}
          </Button>
          <Button size="lg" block href={profile}>
            {intl.formatMessage({ id: 'live.receipt.profile' })}
          </Button>
        </>
      );
  }
}

function Confirm({
  actor,
  phase,
  recharge,
}: {
  readonly actor: RoomActor;
  readonly recharge: RunningRecharge | null;
  readonly phase: Extract<Before, { kind: 'confirm' }>;
}) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { path } = useServices();
  const { rows, state, text, confirm, instead } = useConfirm(phase, recharge);
  return (
    <ConfirmChargePanel
      subject={{ name: actor.name, picture: actor.picture.replace('{width}', '320'), live: true }}
      rows={roomRows(rows)}
      state={state}
      message={{ text }}
      confirm={{ label: confirm, onConfirm: phase.start, busy: phase.busy }}
      instead={instead}
      cancel={{
        label: t('common.notNow'),
        onCancel: () => {
          phase.cancel?.();
          void navigate(path('actorProfile', { actorName: actor.slug }));
        },
      }}
    />
  );
}
