import { voucherTypes } from '@vx/contract/enums';
import { OperationError } from '../../platform/errors.ts';
import type { RestContract } from '@vx/contract/rest';
import type { RestHandler } from '../../platform/module.ts';
import type { Transaction } from '../../platform/database/index.ts';
import type { HeldWallet, TransferReceipt, WalletCurrency } from '../money/index.ts';
import type { Language, VideoTables } from './tables.ts';
import {
  findGuestVideos,
  findVideosByIds,
  insertEntitlement,
  videoIdOf,
  type VideoRecord,
} from './videos.repository.ts';
import { guestInfoOf, isOpen, refuseBuy, restrictionOfVideo } from './videos.rules.ts';
import { viewerOf } from './guest-info.ts';
import type { VideosDeps } from './videos-deps.ts';

const operation = 'POST /videos/{videoId}/buy';
type Bought = RestContract[typeof operation]['response'];

/**
 * Buys a video for good: key, charge or voucher, entitlement, event and answer are one transaction.
 * The price is read in it; another one than the guest saw is refused with the new one, and nothing is
 * charged. With a voucher the price is 0, and the voucher pays.
 */
export function buyVideo(deps: VideosDeps): RestHandler<typeof operation> {
  return async ({ params, body, caller, idempotencyKey }) => {
    const { guestId, language } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    if (idempotencyKey === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
    const videoId = videoIdOf(params.videoId);
    if (videoId === null) throw new OperationError('NOT_FOUND');
    const { expectedPrice, voucherId } = body;
    // Without a voucher the request reads as it always did: keys of older clients stay theirs.
    const request = { videoId, expectedPrice, ...(voucherId !== undefined && { voucherId }) };
    return await deps.database.transaction((tx) =>
      deps.once(tx, { guestId, key: idempotencyKey, operation, request }, () =>
        purchase(deps, tx, { ...request, guestId, language }),
      ),
    );
  };
}

interface Purchase {
  readonly guestId: string;
  readonly videoId: number;
  readonly expectedPrice: number;
  readonly voucherId?: string;
  readonly language: Language;
}

async function purchase(
  deps: VideosDeps,
  tx: Transaction<VideoTables>,
  wanted: Purchase,
): Promise<Bought> {
  const { guestId, videoId, language } = wanted;
  // The wallet first: purchases of one guest stand in line, so two tabs cannot buy the same thing twice.
  const [wallet, videos, owned, viewer] = await Promise.all([
    deps.money.holdWallet(tx, guestId),
    findVideosByIds(tx, [videoId], language),
    findGuestVideos(tx, guestId, [videoId]),
    viewerOf(deps, guestId, tx),
  ]);
  const video = videos.get(videoId);
  if (!video) throw new OperationError('NOT_FOUND');
  const own = owned.get(videoId);
  const info = guestInfoOf(video, {
    source: own?.source ?? null,
    liked: own?.liked ?? false,
    isVip: viewer.isVip,
  });
  const { voucherId } = wanted;
  const amount = voucherId === undefined ? deps.money.amountOf(video.price, wallet.currency) : 0;
  const refusal = refuseBuy({
    open: isOpen(video, info),
    restriction: restrictionOfVideo(video, viewer, info),
    price: amount,
    expectedPrice: wanted.expectedPrice,
    balance: wallet.balance,
  });
  if (refusal === 'PRICE_CHANGED') throw new OperationError(refusal, { price: amount });
  if (refusal === 'BALANCE_TOO_LOW')
    throw new OperationError(refusal, {
      balance: wallet.balance,
      missing: amount - wallet.balance,
    });
  if (refusal !== null) throw new OperationError(refusal);

  const at = new Date(deps.clock.now());
  const price = deps.money.display({ value: amount, currency: wallet.currency }, language);
  const announcement = { kind: 'video', id: String(videoId), price } as const;
  if (voucherId !== undefined)
    await payByVoucher(deps, tx, { guestId, voucherId, video, currency: wallet.currency });
  const [receipt, fresh] = await Promise.all([
    voucherId === undefined ? charge(wallet, amount, video) : null,
    insertEntitlement(tx, {
      guest_id: guestId,
      video_id: videoId,
      source: 'bought',
      price: amount,
      currency: wallet.currency,
      created_at: at,
    }),
    deps.guestEvents.append(tx, guestId, 'purchaseMade', announcement),
  ]);
  if (!fresh) throw new OperationError('ALREADY_OWNED');
  const balance = receipt?.balance ?? wallet.balance;
  return {
    success: true,
    guestBalance: balance,
    guestBalanceFormatted: deps.money.display(
      { value: balance, currency: wallet.currency },
      language,
    ).formatted,
    entitlement: { videoId: String(videoId), at: at.toISOString(), price },
  };
}

type Sold = Pick<VideoRecord, 'id' | 'title' | 'actor_id'>;

/** Takes coins. */
function charge(wallet: HeldWallet, amount: number, video: Sold): Promise<TransferReceipt> {
  return wallet.charge({
    amount,
    currency: wallet.currency,
    kind: 'video',
    reference: String(video.id),
    performer: { id: video.actor_id },
    text: { args: { title: video.title } },
  });
}

/** Takes a voucher and no coins, which no limit of spending hinders. */
async function payByVoucher(
  deps: VideosDeps,
  tx: Transaction<VideoTables>,
  sale: {
    readonly guestId: string;
    readonly voucherId: string;
    readonly video: Sold & Pick<VideoRecord, 'price'>;
    readonly currency: WalletCurrency;
  },
): Promise<void> {
  const { guestId, voucherId, video, currency } = sale;
  await deps.benefits.pay(tx, {
    guestId,
    voucherId,
    type: voucherTypes.video,
    actorId: String(video.actor_id),
    units: 1,
    kind: 'video',
    reference: String(video.id),
  });
  await deps.money.shareGift(tx, {
    guestId,
    performerId: video.actor_id,
    kind: 'video',
    reference: String(video.id),
    currency,
    worth: deps.money.amountOf(video.price, currency),
    transferKey: `gift:video:${video.id}:${guestId}`,
  });
}
