import { isHeldBack } from '@vx/features/app';
import { amountAndWorth, amountWords, useTranslate } from '@vx/features/texts';
import type { BuyRefusal, PurchaseView, VideoView } from '@vx/features/video';
import { errorText, type MessageId } from '@vx/i18n';
import { Button } from '@vx/ui/button';
import type { ConfirmChargeProps } from '@vx/ui/confirm-charge';
import { arrowUUpLeftIcon, infinityIcon, monitorPlayIcon } from '@vx/ui/icons';
import { Price } from '@vx/ui/price';
import { PurchaseBox } from '@vx/ui/purchase-box';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { GateButton } from '../avs/GateButton.tsx';

/** Sells a video: price, balance after it, and one question before anything is charged. */
export function Purchase({
  view,
  purchase,
  refused,
  Confirm,
}: {
  readonly view: VideoView;
  readonly purchase: PurchaseView;
  /** What the plain form was told. */
  readonly refused: BuyRefusal | null;
  /** What asks the question; may be lazy. */
  readonly Confirm: ComponentType<ConfirmChargeProps>;
}) {
  const t = useTranslate();
  const title = t('video.buy.title');
  const benefits = [
    { glyph: infinityIcon, text: t('video.keep') },
    { glyph: monitorPlayIcon, text: t('video.stream') },
    { glyph: arrowUUpLeftIcon, text: t('video.refund') },
  ];
  if (purchase.kind === 'open') {
    const texts = { owned: 'video.owned', free: 'video.free', vip: 'video.vipOnly' } as const;
    return <PurchaseBox title={title} state="owned" text={t(texts[purchase.why])} />;
  }
  if (purchase.kind === 'vipOnly') {
    return (
      <PurchaseBox
        title={title}
        state="vipOnly"
        headline={t('video.vipOnly')}
        text={[
          t('video.vipOnlyText'),
          purchase.price ? t('video.vipOnlyPrice', { price: purchase.price }) : '',
        ]
          .join(' ')
          .trim()}
        action={
          <>
            <Button variant="vip" size="lg" block href={purchase.vipClub}>
              {t('video.becomeVip')}
            </Button>
            <Button block href={view.performerVideos.href}>
              {t('video.moreFrom', { name: view.performer?.name ?? '' })}
            </Button>
          </>
        }
      />
    );
  }
  const instead = (
    text: string,
    action: ReactNode,
    message?: { readonly tone: 'danger'; readonly text: string },
  ) => (
    <PurchaseBox
      title={title}
      state="instead"
      price={purchase.price}
      text={text}
      action={action}
      message={message}
      benefits={benefits}
    />
  );
  const lead = (label: MessageId, href: string, onClick?: () => void) => (
    <Button variant="primary" size="lg" block href={href} {...(onClick && { onClick })}>
      {t(label)}
    </Button>
  );
  if (purchase.kind === 'gated') {
    const { gate } = purchase;
    return instead(
      t(gate.kind === 'needLogin' ? 'avs.gate.logIn' : errorText('NEED_AGE_CHECK')),
      <GateButton gate={gate} variant="primary" size="lg" block>
        {t('avs.gate.open')}
      </GateButton>,
    );
  }
  if (purchase.kind === 'logIn')
    return instead(t('video.buy.needLoginText'), lead('video.buy.needLogin', purchase.href));
  const code = purchase.refusal ?? refused?.code ?? null;
  const message = code ? ({ tone: 'danger', text: t(errorText(code)) } as const) : undefined;
  if (isHeldBack(code))
    return instead(t('money.limits.text'), lead('money.limits.see', purchase.limits), message);
  if (purchase.missing) {
    const missing = amountWords(t, purchase.missing);
    return instead(
      t('video.buy.missing', { missing }),
      lead('video.buy.topUp', purchase.topUp, purchase.wantIt),
      message,
    );
  }
  const { voucher } = purchase;
  const listed = voucher?.affordable && amountWords(t, voucher.instead);
  return (
    <>
      <PurchaseBox
        title={title}
        state="offer"
        price={purchase.price}
        was={purchase.was}
        badge={view.video.new ? t('common.new') : undefined}
        buy={{
          label: t(voucher ? 'benefits.checkout.use' : 'video.buy'),
          busy: purchase.busy,
          hidden: {
            expectedPrice: String(purchase.price.value),
            ...(voucher && { voucherId: voucher.id }),
          },
          ...(purchase.begin && { onBuy: purchase.begin }),
        }}
        {...(voucher &&
          listed && {
            instead: {
              label: t('benefits.checkout.coins', { price: listed }),
              hidden: { expectedPrice: String(voucher.instead.value) },
              ...(voucher.useCoins && { onBuy: voucher.useCoins }),
            },
          })}
        after={
          purchase.after
            ? { label: t('video.buy.balanceAfter'), balance: purchase.after }
            : undefined
        }
        message={
          message ??
          (voucher
            ? {
                tone: 'success',
                title: t('benefits.checkout.pays'),
                text: t('benefits.checkout.until', { count: voucher.count, date: voucher.until }),
              }
            : undefined)
        }
        benefits={benefits}
      />
      <Confirmation view={view} purchase={purchase} Confirm={Confirm} />
    </>
  );
}

/** The one question before money moves. */
function Confirmation({
  view,
  purchase,
  Confirm,
}: {
  readonly view: VideoView;
  readonly purchase: Extract<PurchaseView, { kind: 'offer' }>;
  readonly Confirm: ComponentType<ConfirmChargeProps>;
}) {
  const t = useTranslate();
  const [asked, setAsked] = useState(purchase.asking);
  // Once asked it stays, so that closing it gives the focus back.
  if (purchase.asking && !asked) setAsked(true);
  const { price, balance, after, voucher } = purchase;
  if (!asked) return null;
  return (
    <Suspense>
      <Confirm
        open={purchase.asking}
        title={t('video.buy.title')}
        cancelLabel={t('common.notNow')}
        onCancel={() => purchase.cancel?.()}
        subject={{
          name: view.title,
          picture: view.performer?.face ?? null,
          text: view.performer?.name,
        }}
        rows={[
          { label: t('video.buy.price'), value: <Price price={voucher?.instead ?? price} /> },
          ...(voucher
            ? [
                {
                  label: t('benefits.checkout.row'),
                  value: t('benefits.valid.until', { date: voucher.until }),
                },
                { label: t('benefits.checkout.total'), value: <Price price={price} /> },
              ]
            : []),
          { label: t('video.buy.balance'), value: <Price price={balance} equivalent="hidden" /> },
          ...(after
            ? [
                {
                  label: t('video.buy.balanceAfter'),
                  value: <Price price={after} equivalent="hidden" />,
                },
              ]
            : []),
        ]}
        {...(purchase.unknown && {
          state: 'failed',
          message: { title: t('video.buy.unknownTitle'), text: t('video.buy.unknownText') },
        })}
        confirm={{
          label: purchase.unknown
            ? t('common.tryAgain')
            : voucher
              ? t('benefits.checkout.use')
              : t('video.buyFor', { price: amountAndWorth(t, price) }),
          busy: purchase.busy,
          onConfirm: () => purchase.confirm?.(),
        }}
      />
    </Suspense>
  );
}
