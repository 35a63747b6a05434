import { useServices } from '@vx/features/app';
import {
  useConfirm,
  useDoorPerson,
  useStartRequest,
  type DoorModel,
  type RoomActor,
  type RoomPhase,
} from '@vx/features/live';
import { usePromotion } from '@vx/features/benefits';
import { useTranslate } from '@vx/features/texts';
import type { RunningRecharge } from '@vx/features/wallet';
import { errorText } from '@vx/i18n';
import { Button } from '@vx/ui/button';
import { ConfirmChargePanel } from '@vx/ui/confirm-charge-panel';
import { FreeCoins, RoomDoor } from '@vx/ui/room-door';
import { Text } from '@vx/ui/text';
import { useState, type ReactElement } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Follow } from '../favorites/Follow.tsx';
import { roomRows } from './room-rows.tsx';
import { VisitorDoor } from './VisitorDoor.tsx';

type Before = Extract<RoomPhase, { kind: 'closed' | 'logIn' | 'elsewhere' | 'confirm' }>;
type Confirming = Extract<Before, { kind: 'confirm' }>;
type Link = { readonly label: string; readonly href: string };
type FreePromotion = NonNullable<Confirming['freeCoins']>['promotion'];

interface DoorProps<Phase extends Before = Before> {
  readonly actor: RoomActor;
  readonly phase: Phase;
  readonly recharge: RunningRecharge | null;
}

/** Before anything is charged: who it is, what it costs, what is free now, and the one question. */
export function BeforeChat({ door, ...props }: DoorProps & { readonly door: DoorModel | null }) {
  const { actor, phase } = props;
  const t = useTranslate();
  const { app, path } = useServices();
  const profile = path('actorProfile', { actorName: actor.slug });
  return (
    <RoomDoor
      picture={actor.picture}
      who={{
        name: actor.name,
        state: actor.isBusy ? 'busy' : actor.isOnline ? 'live' : 'offline',
      }}
      // On phones the name stands right above it, and the price beside it; for visitors it says less, too.
      title={
        app === 'mobile' || phase.kind === 'logIn'
          ? t('live.door.title')
          : t('live.confirm.title', { name: actor.name })
      }
      price={phase.kind === 'logIn' ? (phase.price ?? undefined) : undefined}
      action={<Follow actor={actor} variant="media" size="lg" />}
      person={useDoorPerson(door)}
      back={{ label: t('live.door.back'), href: profile }}
      close={{ label: t('common.close'), href: profile }}
    >
      <Question {...props} />
    </RoomDoor>
  );
}

function Question({ actor, phase, recharge }: DoorProps): ReactElement {
  const t = useTranslate();
  const { path } = useServices();
  // The new balance may be known before the coins are answered for: what was pressed goes on all the same.
  const [taken, setTaken] = useState<FreePromotion | null>(null);
  switch (phase.kind) {
    case 'confirm': {
      const free = phase.freeCoins?.promotion ?? taken;
      return free === null ? (
        <Confirm actor={actor} phase={phase} recharge={recharge} start={phase.start} />
      ) : (
        <ConfirmFree
          key={free}
          actor={actor}
          phase={phase}
          recharge={recharge}
          promotion={free}
          onTake={() => setTaken(free)}
        />
      );
    }
    case 'logIn':
      return <VisitorDoor actor={actor} phase={phase} />;
    case 'elsewhere':
      return (
        <>
          <Text>{t('live.elsewhere')}</Text>
          <Button size="lg" block href={path('memberChats', {})}>
            {t('live.mine.title')}
          </Button>
        </>
      );
    case 'closed':
      return (
        <>
          <Text>{t(errorText(phase.reason))}</Text>
          <Text tone="secondary">{t('live.closedText')}</Text>
          <Button variant="primary" size="lg" block href={path('cams', {})}>
            {t('shell.notFound.live')}
          </Button>
          <Button size="lg" block href={path('actorProfile', { actorName: actor.slug })}>
            {t('live.receipt.profile')}
          </Button>
        </>
      );
  }
}

const open = { success: true, hasNotRedeemedInstance: true };

/** The free coins are taken with the press that starts. [SC-chatTrial] [SC-welcomeBonusTile] */
function ConfirmFree({
  promotion,
  onTake,
  ...props
}: DoorProps<Confirming> & {
  readonly promotion: FreePromotion;
  readonly onTake: () => void;
}) {
  const { actor, phase } = props;
  const { path } = useServices();
  const { revalidate } = useRevalidator();
  const here = path('liveRoom', { actorName: actor.slug });
  const gift = usePromotion(promotion, open, here, () => {
    // The coins are there now, whether the chat can start or not.
    void revalidate();
    phase.start();
  });
  const redeem = gift?.kind === 'offered' ? gift.redeem : null;
  const take =
    redeem &&
    (() => {
      onTake();
      redeem();
    });
  useStartRequest(actor.id, take);
  return (
    <Confirm
      {...props}
      start={gift?.kind === 'redeemed' ? phase.start : take}
      busy={phase.busy || (gift?.kind === 'offered' && gift.busy)}
      problem={gift?.kind === 'offered' ? gift.problem : undefined}
    />
  );
}

function Confirm({
  actor,
  phase,
  recharge,
  start,
  busy = phase.busy,
  problem,
}: DoorProps<Confirming> & {
  /** `null` until the page lives. */
  readonly start: (() => void) | null;
  readonly busy?: boolean;
  /** Why the free coins were not given. */
  readonly problem?: { readonly text: string; readonly limits: Link | null } | undefined;
}) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { path } = useServices();
  const { rows, state, text, free, confirm, instead } = useConfirm(actor.name, phase, recharge);
  return (
    <>
      {free ? <FreeCoins {...free} /> : null}
      <ConfirmChargePanel
        rows={roomRows(rows)}
        state={problem ? (problem.limits ? 'limit' : 'failed') : state}
        message={{ text: problem?.text ?? text }}
        confirm={{ label: confirm, onConfirm: () => start?.(), busy }}
        instead={problem?.limits ?? instead}
        cancel={{
          label: t('common.notNow'),
          onCancel: () => {
            phase.cancel?.();
            void navigate(path('actorProfile', { actorName: actor.slug }));
          },
        }}
      />
    </>
  );
}
