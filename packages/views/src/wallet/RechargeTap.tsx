import type { useRechargeTap } from '@vx/features/wallet';
import { amountWords, useTranslate } from '@vx/features/texts';
import { errorText } from '@vx/i18n';
import { Button } from '@vx/ui/button';
import { Stack } from '@vx/ui/layout';
import { StatusBar } from '@vx/ui/status-bar';
import { Text } from '@vx/ui/text';
import { Overlay } from '../app/index.ts';

type Tap = ReturnType<typeof useRechargeTap>;

/** The question over the page, once an automatic recharge waits for a tap. */
export default function RechargeTap({ tap }: { readonly tap: Tap }) {
  const t = useTranslate();
  const { state, answer, close } = tap;
  if (state.kind === 'none') return null;
  const { recharge } = state;
  return (
    <Overlay
      open
      busy={state.kind === 'sending'}
      onClose={() => close?.()}
      title={t('money.recharge.ask', {
        amount: amountWords(t, recharge.brings),
      })}
    >
      <Stack gap="16">
        {state.kind === 'failed' ? (
          <StatusBar tone="danger" urgent>
            {t(errorText(state.code))}
          </StatusBar>
        ) : null}
        <Text tone="secondary">
          {t(state.kind === 'agreed' ? 'money.recharge.agreed' : 'money.recharge.askText')}
        </Text>
        {state.kind === 'agreed' ? null : (
          <>
            <Button
              variant="primary"
              block
              loading={state.kind === 'sending'}
              onClick={() => answer?.(true)}
            >
              {t('money.recharge.agree', { price: recharge.price.formatted })}
            </Button>
            <Button block disabled={answer === null} onClick={() => answer?.(false)}>
              {t('common.notNow')}
            </Button>
          </>
        )}
      </Stack>
    </Overlay>
  );
}
