import { useServices, LEAVE_ADDRESS } from '@vx/features/app';
import { useForcedAvs } from '@vx/features/avs';
import { useConsent } from '@vx/features/consent';
import { usePreferences, type FooterLink } from '@vx/features/shell';
import { AgeGate } from '@vx/ui/age-gate';
import { ConsentBanner } from '@vx/ui/consent-banner';
import { TextLink } from '@vx/ui/link';
import type { ConsentDialogProps } from '@vx/ui/consent-dialog';
import { Suspense, type ComponentType } from 'react';
import { useIntl } from 'react-intl';

export interface GatesProps {
  /** This page, for the forms to come back to. */
  readonly here: string;
  readonly cookies: FooterLink;
  readonly choosing: boolean;
  readonly onChoosing: (choosing: boolean) => void;
  /** What shows the choice by category; may be lazy. */
  readonly Choice: ComponentType<ConsentDialogProps>;
  /** Where the age notice fills the screen: the picture behind it. */
  readonly picture?: string;
}

/**
 * The age notice and the question about cookies, above the page. They stand in the first HTML. A
 * notice that fills the screen says less, and the question waits for it.
 */
export function Gates({ here, cookies, choosing, onChoosing, Choice, picture }: GatesProps) {
  const { config, path } = useServices();
  const { ageConfirmed, confirmAge } = usePreferences();
  const forcedAvs = useForcedAvs();
  const intl = useIntl();
  const consent = useConsent(() => onChoosing(false));
  const action = `/preferences?returnPath=${encodeURIComponent(here)}`;
  const texts = {
    choose: intl.formatMessage({ id: 'consent.cookies.choose' }),
    onlyNecessary: intl.formatMessage({ id: 'consent.cookies.onlyNecessary' }),
    acceptAll: intl.formatMessage({ id: 'consent.cookies.acceptAll' }),
    save: intl.formatMessage({ id: 'consent.cookies.save' }),
  };
  const title = intl.formatMessage({ id: 'consent.cookies.title' });
  const fills = picture !== undefined;
  const later = intl.formatMessage({ id: 'consent.age.later' });
  return (
    <>
      {ageConfirmed ? null : (
        <AgeGate
          brand={config.brand.name}
          title={intl.formatMessage({ id: 'consent.age.title' })}
          text={intl.formatMessage({ id: 'consent.age.text' })}
          confirm={{
            label: intl.formatMessage({ id: 'consent.age.confirm' }),
            action,
            name: 'age',
            onConfirm: confirmAge,
          }}
          leave={{ label: intl.formatMessage({ id: 'consent.age.leave' }), href: LEAVE_ADDRESS }}
          picture={picture}
          note={fills ? later : `${later} ${intl.formatMessage({ id: 'consent.age.parents' })}`}
          links={[
            {
              label: intl.formatMessage({ id: 'consent.age.youthProtection' }),
              href: `${path('help', {})}#youth-protection`,
            },
          ]}
        />
      )}
      {ageConfirmed && forcedAvs ? (
        <AgeGate
          brand={config.brand.name}
          title={intl.formatMessage({ id: 'avs.forced.title' })}
          text={intl.formatMessage({ id: 'avs.forced.text' })}
          confirm={{ label: intl.formatMessage({ id: 'avs.start' }), action: forcedAvs }}
          leave={{ label: intl.formatMessage({ id: 'consent.age.leave' }), href: LEAVE_ADDRESS }}
          picture={picture}
        />
      ) : null}
      {consent.isOpen && !choosing && (ageConfirmed || !fills) ? (
        <ConsentBanner
          title={title}
          text={intl.formatMessage({ id: 'consent.cookies.text' })}
          texts={texts}
          action={action}
          chooseHref={cookies.href}
          onChoose={() => onChoosing(true)}
          onOnlyNecessary={consent.onlyNecessary}
          onAcceptAll={consent.acceptAll}
        />
      ) : null}
      {choosing ? (
        <Suspense>
          <Choice
            open
            onOpenChange={onChoosing}
            title={title}
            text={intl.formatMessage({ id: 'consent.cookies.before' })}
            categories={consent.categories}
            onToggle={consent.toggle}
            texts={texts}
            onOnlyNecessary={consent.onlyNecessary}
            onAcceptAll={consent.acceptAll}
            onSave={consent.save}
            privacy={
              <TextLink href={path('dataProtection', {})}>
                {intl.formatMessage({ id: 'consent.privacyNotice' })}
              </TextLink>
            }
          />
        </Suspense>
      ) : null}
    </>
  );
}
