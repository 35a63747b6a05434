import type { StatusBarType } from '@vx/contract/enums';
import { useSignupEmail } from '@vx/features/accounts';
import { useServices } from '@vx/features/app';
import { useGuestBars } from '@vx/features/shell';
import { Button } from '@vx/ui/button';
import type { Glyph } from '@vx/ui/icon';
import { envelopeSimpleIcon, sealCheckIcon } from '@vx/ui/icons';
import { NoticeSlot } from '@vx/ui/status-bar';

/** Where one says more than the icon of the tone. */
const glyphs: { readonly [Type in StatusBarType]?: Glyph } = {
  'mail not verified': envelopeSimpleIcon,
  'verified mail': envelopeSimpleIcon,
  'AVS accepted': sealCheckIcon,
};

/** What a guest has to know or do, in one slot. Plain forms put it off where no script listens. [SC-statusBar] */
export function LiveNotices() {
  const { app } = useServices();
  const { bars, count, setOpen } = useGuestBars(useSignupEmail());
  return (
    <NoticeSlot
      variant={app === 'desktop' ? 'bar' : 'line'}
      count={count}
      onOpen={setOpen}
      notices={bars.map(({ type, tone, title, text, action, mail, close }) => ({
        id: type,
        tone,
        title,
        text,
        glyph: glyphs[type],
        countdown: mail?.countdown,
        action: action ? (
          <Button size="sm" variant="solid" href={action.href}>
            {action.label}
          </Button>
        ) : mail ? (
          <Button
            size="sm"
            variant="solid"
            loading={mail.busy}
            disabled={mail.disabled}
            onClick={mail.press}
          >
            {mail.label}
          </Button>
        ) : undefined,
        close,
      }))}
    />
  );
}
