import { useSignupEmail } from '@vx/features/accounts';
import { useRedeem, type RedeemStart, type RedeemView } from '@vx/features/benefits';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Cluster, Stack } from '@vx/ui/layout';
import { Text } from '@vx/ui/text';
import { BonusCode, type BonusCodeProps } from '@vx/ui/voucher';
import type { ReactNode } from 'react';
import { PhoneButton } from '../pincall/index.ts';
import { SmallLink } from './SmallLink.tsx';

/** Redeems a code after a look at what it brings. Works as plain forms of the benefits page. */
export function RedeemCode({
  start = null,
  onRedeemed,
}: {
  /** What the page came with. */
  readonly start?: RedeemStart;
  readonly onRedeemed?: () => void;
}) {
  const t = useTranslate();
  const view = useRedeem(start, onRedeemed);
  const { check } = view;
  return (
    <BonusCode
      label={t('benefits.redeem.field')}
      hint={t('benefits.redeem.hint')}
      redeem={t('benefits.redeem.check')}
      missing={t('benefits.redeem.missing')}
      action={view.action}
      defaultCode={view.typed}
      onRedeem={(typed) => check?.(typed)}
      state={stateOf(view, <Redeem view={view} />)}
    />
  );
}

function stateOf({ state }: RedeemView, action: ReactNode): BonusCodeProps['state'] {
  switch (state.kind) {
    case 'preview':
      return { kind: 'condition', title: state.title, text: state.text, action };
    case 'held':
      return { kind: 'condition', title: state.title, action };
    case 'accepted':
      return { kind: 'accepted', title: state.title, text: state.text, action };
    default:
      return state;
  }
}

/** The next step after a look: redeem, mend what hinders, see what holds back, or go on. */
function Redeem({ view }: { readonly view: RedeemView }) {
  const t = useTranslate();
  const { state } = view;
  const fix = state.kind === 'preview' ? state.fix : null;
  if (fix === 'contact') return <ConfirmContact />;
  const link = state.kind === 'accepted' ? state.next : state.kind === 'held' ? state.limits : fix;
  if (link) return <SmallLink {...link} />;
  if (state.kind !== 'preview' || !state.canRedeem) return null;
  const { redeem } = view;
  return (
    <Button
      type="submit"
      variant="primary"
      size="sm"
      loading={state.busy}
      // Before the page lives the form of the code is sent with it: redeem instead of look.
      name="do"
      value="redeem"
      onClick={(event) => {
        if (!redeem) return;
        event.preventDefault();
        redeem();
      }}
    >
      {t('benefits.redeem.now')}
    </Button>
  );
}

/** Two ways to be known: the mail once more, or a number. Either one is enough. */
function ConfirmContact() {
  const t = useTranslate();
  const mail = useSignupEmail();
  return (
    <Stack gap="8">
      <Cluster>
        <Button
          type="button"
          size="sm"
          loading={mail.busy}
          disabled={mail.disabled}
          onClick={mail.press}
        >
          {t('benefits.redeem.mail')}
        </Button>
        <PhoneButton>{t('benefits.redeem.number')}</PhoneButton>
      </Cluster>
      {mail.text === null ? null : (
        <Text variant="caption" tone="secondary">
          {mail.text}
        </Text>
      )}
    </Stack>
  );
}
