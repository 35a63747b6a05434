import type { LiveOffer } from '@vx/contract';
import { isBanned, spendableBalance, refuseForMoney, secondsAffordable } from '@vx/live-core/rules';
import { serverTexts } from '@vx/i18n/server';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import { stateOf, type ActorRecord } from '../actors/index.ts';
import type { LiveDeps } from './live-deps.ts';
import { previewSeconds } from './preview.ts';

type ButtonState = 'online' | 'busy' | 'offline' | 'banned';

function buttonState(actor: ActorRecord, banned: boolean): ButtonState {
  return banned ? 'banned' : stateOf(actor);
}

/** The chat button's configuration for this caller. [RU-livechat-button-config] */
export function getOffer(deps: LiveDeps): RestHandler<'GET /live/{actorId}/offer'> {
  return async ({ params, caller }): Promise<LiveOffer> => {
    const { language } = caller;
    const t = serverTexts(language);
    const actor = await deps.actors.find(params.actorId, language);
    if (!actor) throw new OperationError('NOT_FOUND');
    const { guestId } = caller;
    const wallet = guestId === null ? null : await deps.money.balanceOf(guestId);
    const rooms =
      guestId === null ? null : await deps.money.roomOf(deps.database.read, [guestId], 'spend');
    const room = wallet ? rooms?.get(wallet.guestId) : undefined;
    const funds = wallet && spendableBalance(wallet.balance, room);
    const currency = wallet?.currency ?? 'VXC';
    const voucherChatMinutes =
      guestId === null ? 0 : await deps.vouchers.minutesOf(deps.database.read, guestId, actor.id);
    const amount = (coins: number) => deps.money.amountOf(coins, currency);
    const banned = isBanned(actor.banned_countries, caller.country);
    const single = amount(actor.coins_livechat);
    const video = actor.video_call ? amount(actor.coins_video_call) : null;
    const shown = deps.money.display({ amount: single, currency }, language);
    return {
      buttonText: t(`offer.button.${buttonState(actor, banned)}`),
      buttonSubline: t('offer.perMinute', { amount: shown.formatted }),
      isActorOnline: actor.online,
      voucherChatMinutes,
      freeChat: actor.online && actor.free_chat,
      isBannedCountryCode: banned,
      isOnlineMobileVideocall: actor.online && actor.video_call,
      isCurrentlyTicketShow: false,
      isLivePreviewEnabled: actor.online && !actor.busy && actor.preview_enabled && !banned,
      isVoicecallActive: false,
      isVoyeurChatAvailable: actor.busy && actor.voyeur,
      isVoyeurMode: false,
      guestHasTicket: false,
      multiChatPrice: single,
      singleC2CChatPrice: video,
      prices: {
        freeMessages: actor.free_messages,
        message: amount(actor.coins_message),
        single,
        singlec2c: video,
        video,
        voucherChatMinutes,
        voyeur: actor.voyeur ? amount(actor.coins_voyeur) : null,
      },
      previewSeconds: await previewSeconds(deps, caller),
      kinds: banned
        ? []
        : [
            {
              kind: 'livechat',
              price: shown,
              secondsAffordable: funds === null ? null : secondsAffordable(single, funds),
              limitedBy: wallet && room && room.amount < wallet.balance ? room.rule : null,
              refusal:
                wallet &&
                refuseForMoney({
                  pricePerMinute: single,
                  freeMinutes: voucherChatMinutes,
                  balance: wallet.balance,
                  currency,
                  room,
                }),
            },
          ],
    };
  };
}
