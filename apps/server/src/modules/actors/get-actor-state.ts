import type { ActorState } from '@vx/contract';
import { OperationError } from '../../platform/errors.ts';
import type { Caller, RestHandler } from '../../platform/module.ts';
import type { MoneyApi, WalletCurrency } from '../money/index.ts';
import type { ActorRecord, ActorsApi } from './actors-api.ts';
import { previewImage } from './images.ts';

export interface ActorStateDeps {
  readonly actors: Pick<ActorsApi, 'find'>;
  readonly money: Pick<MoneyApi, 'balanceOf' | 'amountOf'>;
}

/** Whether and how a performer can be reached now; prices as this caller is charged. */
export function getActorState(
  deps: ActorStateDeps,
): RestHandler<'GET /actor/getActorStateById/{actorId}'> {
  return async ({ params, caller }) => {
    const actor = await requireActor(deps, params.actorId, caller);
    return actorStateOf(actor, await currencyOf(deps, caller), deps.money);
  };
}

export async function requireActor(
  deps: Pick<ActorStateDeps, 'actors'>,
  idOrName: string | number,
  caller: Caller,
): Promise<ActorRecord> {
  const actor = await deps.actors.find(idOrName, caller.language);
  if (!actor) throw new OperationError('NOT_FOUND');
  return actor;
}

export async function currencyOf(
  deps: Pick<ActorStateDeps, 'money'>,
  caller: Caller,
): Promise<WalletCurrency> {
  const wallet = caller.guestId === null ? null : await deps.money.balanceOf(caller.guestId);
  return wallet?.currency ?? 'VXC';
}

export function actorStateOf(
  actor: ActorRecord,
  currency: WalletCurrency,
  money: Pick<MoneyApi, 'amountOf'>,
): ActorState {
  return {
    id: String(actor.id),
    name: actor.name,
    gender: actor.gender,
    previewImage: previewImage(actor),
    isOnline: actor.online,
    isBusy: actor.busy,
    freeChat: actor.online && actor.free_chat,
    bannedCountryCodes: [...actor.banned_countries],
    isActorAvailableForConversionChat: false,
    isOnlineMobileVideocall: actor.online && actor.video_call,
    isCurrentlyTicketShow: false,
    isLivePreviewEnabled: actor.online && actor.preview_enabled,
    isVoyeurChatAvailable: actor.busy && actor.voyeur,
    guestHasTicket: false,
    prices: {
      video: money.amountOf(actor.coins_livechat, currency),
      singlec2c: actor.video_call ? money.amountOf(actor.coins_video_call, currency) : null,
      voucherChatMinutes: 0,
    },
  };
}
