import type { LiveOffer, Price } from '@vx/contract';
import { builtChatTypes } from '@vx/contract/enums';
import { serverTexts } from '@vx/i18n/server';
import {
  chatKinds,
  isBanned,
  refuseForMoney,
  spendableBalance,
  type MoneyFacts,
} from '@vx/live-core/rules';
import { OperationError } from '../../platform/errors.ts';
import type { Caller, RestHandler } from '../../platform/module.ts';
import { stateOf, type ActorRecord } from '../actors/index.ts';
import { chatPrices } from './chat-prices.ts';
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
      guestId === null ? 0 : await deps.benefits.minutesOf(deps.database.read, guestId, actor.id);
    const amount = (coins: number) => deps.money.amountOf(coins, currency);
    const banned = isBanned(actor.banned_countries, caller.country);
    const prices = chatPrices(actor, amount);
    const display = (value: number) => deps.money.display({ value, currency }, language);
    return {
      buttonText: t(`offer.button.${buttonState(actor, banned)}`),
      buttonSubline: t('offer.perMinute', { amount: display(prices.single).formatted }),
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
      multiChatPrice: prices.single,
      singleC2CChatPrice: prices.singlec2c,
      prices: {
        freeMessages: actor.free_messages,
        message: amount(actor.coins_message),
        ...prices,
        voucherChatMinutes,
      },
      previewSeconds: await previewSeconds(deps, caller),
      freeCoins:
        banned || stateOf(actor) !== 'online' || prices.single === null
          ? null
          : await freeCoinsFor(deps, caller, {
              pricePerMinute: prices.single,
              freeMinutes: voucherChatMinutes,
              balance: wallet?.balance ?? 0,
              currency,
              room,
            }),
      kinds: (banned ? [] : builtChatTypes).flatMap((kind) => {
        const { tariff, price } = chatKinds[kind];
        const pricePerMinute = prices[price];
        if (pricePerMinute === null) return [];
        return {
          kind,
          price: display(pricePerMinute),
          secondsAffordable:
            funds === null ? null : tariff.secondsAffordable(pricePerMinute, funds),
          limitedBy: wallet && room && room.amount < wallet.balance ? room.rule : null,
          refusal:
            wallet &&
            refuseForMoney({
              tariff,
              pricePerMinute,
              freeMinutes: voucherChatMinutes,
              balance: wallet.balance,
              currency,
              room,
            }),
        };
      }),
    };
  };
}

/**
 * Free coins of a caller who has too little for a private chat here; `null` where there are none, or a start would
 * be refused with them, too.
 */
async function freeCoinsFor(
  { benefits, database, money }: LiveDeps,
  caller: Caller,
  asked: Omit<MoneyFacts, 'tariff' | 'currency'> & Pick<Price, 'currency'>,
): Promise<LiveOffer['freeCoins']> {
  const { tariff } = chatKinds.livechat;
  const refusalWith = (amount: number) =>
    refuseForMoney({ ...asked, tariff, balance: asked.balance + amount });
  if (refusalWith(0) !== 'BALANCE_TOO_LOW') return null;
  const free = await benefits.freeCoinsOf(database.read, caller);
  if (free === null) return null;
  const { currency, pricePerMinute } = asked;
  const value = money.amountOf(free.coins, currency);
  if (refusalWith(value) !== null) return null;
  return {
    promotion: free.promotion,
    amount: money.display({ value, currency }, caller.language),
    seconds: tariff.secondsAffordable(pricePerMinute, value),
  };
}
