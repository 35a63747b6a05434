import { isHeldBack } from '@vx/features/spending';
import { amountAndWorth, amountWords, useSay } from '@vx/features/texts';
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
  const say = useSay();
  const title = say('video.buy.title');
  const benefits = [
    { glyph: infinityIcon, text: say('video.keep') },
    { glyph: monitorPlayIcon, text: say('video.stream') },
    { glyph: arrowUUpLeftIcon, text: say('video.refund') },
  ];
  if (purchase.kind === 'open') {
    const texts = { owned: 'video.owned', free: 'video.free', vip: 'video.vipOnly' } as const;
    return <PurchaseBox title={title} state="owned" text={say(texts[purchase.why])} />;
  }
  if (purchase.kind === 'vipOnly') {
    return (
      <PurchaseBox
        title={title}
        state="vipOnly"
        headline={say('video.vipOnly')}
        text={[
          say('video.vipOnlyText'),
          purchase.price ? say('video.vipOnlyPrice', { price: purchase.price }) : '',
        ]
          .join(' ')
          .trim()}
        action={
          <>
            <Button variant="vip" size="lg" block href={purchase.vipClub}>
              {say('video.becomeVip')}
            </Button>
            <Button block href={view.performerVideos.href}>
              {say('video.moreFrom', { name: view.performer?.name ?? '' })}
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
      {say(label)}
    </Button>
  );
  if (purchase.kind === 'gated') {
    const { gate } = purchase;
    return instead(
      say(gate.kind === 'needLogin' ? 'avs.gate.logIn' : errorText('NEED_AGE_CHECK')),
      <GateButton gate={gate} variant="primary" size="lg" block>
        {say('avs.gate.open')}
      </GateButton>,
    );
  }
  if (purchase.kind === 'logIn')
    return instead(say('video.buy.needLoginText'), lead('video.buy.needLogin', purchase.href));
  const code = purchase.refusal ?? refused?.code ?? null;
  const message = code ? ({ tone: 'danger', text: say(errorText(code)) } as const) : undefined;
  if (isHeldBack(code))
    return instead(say('money.limits.text'), lead('money.limits.see', purchase.limits), message);
  if (purchase.missing) {
    const missing = amountWords(say, purchase.missing);
    return instead(
      say('video.buy.missing', { missing }),
      lead('video.buy.topUp', purchase.topUp, purchase.wantIt),
      message,
    );
  }
  const { voucher } = purchase;
  const listed = voucher?.affordable && amountWords(say, voucher.instead);
  return (
    <>
      <PurchaseBox
        title={title}
        state="offer"
        price={purchase.price}
        was={purchase.was}
        badge={view.video.new ? say('common.new') : undefined}
        buy={{
          label: say(voucher ? 'benefits.checkout.use' : 'video.buy'),
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
              label: say('benefits.checkout.coins', { price: listed }),
              hidden: { expectedPrice: String(voucher.instead.value) },
              ...(voucher.useCoins && { onBuy: voucher.useCoins }),
            },
          })}
        after={
          purchase.after
            ? { label: say('video.buy.balanceAfter'), balance: purchase.after }
            : undefined
        }
        message={
          message ??
          (voucher
            ? {
                tone: 'success',
                title: say('benefits.checkout.pays'),
                text: say('benefits.checkout.until', { date: voucher.until }),
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
  const say = useSay();
  const [asked, setAsked] = useState(purchase.asking);
  // Once asked it stays, so that closing it gives the focus back.
  if (purchase.asking && !asked) setAsked(true);
  const { price, balance, after, voucher } = purchase;
  if (!asked) return null;
  return (
    <Suspense>
      <Confirm
        open={purchase.asking}
        title={say('video.buy.title')}
        cancelLabel={say('common.notNow')}
        onCancel={() => purchase.cancel?.()}
        subject={{
          name: view.title,
          picture: view.performer?.face ?? null,
          text: view.performer?.name,
        }}
        rows={[
          { label: say('video.buy.price'), value: <Price price={voucher?.instead ?? price} /> },
          ...(voucher
            ? [
                {
                  label: say('benefits.checkout.row'),
                  value: say('benefits.valid.until', { date: voucher.until }),
                },
                { label: say('benefits.checkout.total'), value: <Price price={price} /> },
              ]
            : []),
          { label: say('video.buy.balance'), value: <Price price={balance} equivalent="hidden" /> },
          ...(after
            ? [
                {
                  label: say('video.buy.balanceAfter'),
                  value: <Price price={after} equivalent="hidden" />,
                },
              ]
            : []),
        ]}
        {...(purchase.unknown && {
          state: 'failed',
          message: { title: say('video.buy.unknownTitle'), text: say('video.buy.unknownText') },
        })}
        confirm={{
          label: purchase.unknown
            ? say('common.tryAgain')
            : voucher
              ? say('benefits.checkout.use')
              : say('video.buyFor', { price: amountAndWorth(say, price) }),
          busy: purchase.busy,
          onConfirm: () => purchase.confirm?.(),
        }}
      />
    </Suspense>
  );
}
