import { useTranslate } from '@vx/features/texts';
import type { PurchaseQuestion, PurchaseStep, PurchaseView, VideoView } from '@vx/features/videos';
import { Button } from '@vx/ui/button';
import type { ConfirmChargeProps } from '@vx/ui/confirm-charge';
import { arrowUUpLeftIcon, infinityIcon, monitorPlayIcon } from '@vx/ui/icons';
import { Price } from '@vx/ui/price';
import { PurchaseBox } from '@vx/ui/purchase-box';
import { Suspense, useState, type ComponentType } from 'react';
import { GateButton } from '../avs/GateButton.tsx';

/** Sells a video: price, balance after it, and one question before anything is charged. */
export function Purchase({
  view,
  purchase,
  Confirm,
}: {
  readonly view: VideoView;
  readonly purchase: PurchaseView;
  /** What asks the question; may be lazy. */
  readonly Confirm: ComponentType<ConfirmChargeProps>;
}) {
  const t = useTranslate();
  const { box } = purchase;
  const title = t('video.buy.title');
  const benefits = [
    { glyph: infinityIcon, text: t('video.keep') },
    { glyph: monitorPlayIcon, text: t('video.stream') },
    { glyph: arrowUUpLeftIcon, text: t('video.refund') },
  ];
  switch (box.kind) {
    case 'open':
      return <PurchaseBox title={title} state="owned" text={box.text} />;
    case 'vipOnly':
      return (
        <PurchaseBox
          title={title}
          state="vipOnly"
          headline={t('video.vipOnly')}
          text={box.text}
          action={
            <>
              <Button variant="vip" size="lg" block href={box.vipClub}>
                {t('video.becomeVip')}
              </Button>
              <Button block href={box.more.href}>
                {box.more.label}
              </Button>
            </>
          }
        />
      );
    case 'instead':
      return (
        <PurchaseBox
          title={title}
          state="instead"
          price={box.price}
          text={box.text}
          action={<Step step={box.step} />}
          message={box.message}
          benefits={benefits}
        />
      );
    case 'offer': {
      const { buy, instead } = box;
      return (
        <>
          <PurchaseBox
            title={title}
            state="offer"
            price={box.price}
            was={box.was}
            badge={box.badge}
            buy={{ ...buy, ...(buy.begin && { onBuy: buy.begin }) }}
            {...(instead && {
              instead: { ...instead, ...(instead.begin && { onBuy: instead.begin }) },
            })}
            after={box.after ?? undefined}
            message={box.message}
            benefits={benefits}
          />
          <Confirmation view={view} question={box.question} Confirm={Confirm} />
        </>
      );
    }
  }
}

/** The one next step before it can be bought. */
function Step({ step }: { readonly step: PurchaseStep }) {
  if (step.kind === 'gate')
    return (
      <GateButton gate={step.gate} variant="primary" size="lg" block>
        {step.label}
      </GateButton>
    );
  return (
    <Button
      variant="primary"
      size="lg"
      block
      href={step.href}
      {...(step.follow && { onClick: step.follow })}
    >
      {step.label}
    </Button>
  );
}

/** The one question before money moves. */
function Confirmation({
  view,
  question,
  Confirm,
}: {
  readonly view: VideoView;
  readonly question: PurchaseQuestion;
  readonly Confirm: ComponentType<ConfirmChargeProps>;
}) {
  const t = useTranslate();
  const [asked, setAsked] = useState(question.isAsked);
  // Once asked it stays, so that closing it gives the focus back.
  if (question.isAsked && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Suspense>
      <Confirm
        open={question.isAsked}
        title={t('video.buy.title')}
        cancelLabel={t('common.notNow')}
        onCancel={() => question.cancel?.()}
        subject={{
          name: view.title,
          picture: view.performer?.face ?? null,
          text: view.performer?.name,
        }}
        rows={question.rows.map(({ label, value, plain }) => ({
          label,
          value:
            typeof value === 'string' ? (
              value
            ) : (
              <Price price={value} {...(plain && { equivalent: 'hidden' })} />
            ),
        }))}
        {...(question.failed && { state: 'failed', message: question.failed })}
        confirm={{
          label: question.label,
          busy: question.busy,
          onConfirm: () => question.confirm?.(),
        }}
      />
    </Suspense>
  );
}
