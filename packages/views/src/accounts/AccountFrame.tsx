import { sectionTexts, useAccountSections, type AccountPlace } from '@vx/features/accounts';
import { useServices, type AccountSection } from '@vx/features/app';
import { useTranslate } from '@vx/features/texts';
import type { Glyph } from '@vx/ui/icon';
import {
  bellIcon,
  crownIcon,
  envelopeSimpleIcon,
  gaugeIcon,
  identificationCardIcon,
  lockKeyIcon,
  phoneIcon,
  receiptIcon,
  shieldCheckIcon,
  squaresFourIcon,
  userCircleIcon,
  walletIcon,
} from '@vx/ui/icons';
import { PageHeader, Stack } from '@vx/ui/layout';
import { SideNav, SideNavPage } from '@vx/ui/side-nav';
import { Heading, Text, VisuallyHidden } from '@vx/ui/text';
import type { ReactNode } from 'react';
import { LogOutRow } from './LogOutRow.tsx';

const glyphs: { readonly [Place in AccountPlace['id']]: Glyph } = {
  all: squaresFourIcon,
  profile: userCircleIcon,
  security: lockKeyIcon,
  notifications: bellIcon,
  phone: phoneIcon,
  privacy: shieldCheckIcon,
  news: envelopeSimpleIcon,
  limits: gaugeIcon,
  wallet: walletIcon,
  statement: receiptIcon,
  subscriptions: crownIcon,
  age: identificationCardIcon,
};

/** Around a section of the account: the others stand beside it; phones go back to all of them. */
export function AccountFrame({
  section,
  children,
}: {
  readonly section: AccountSection;
  readonly children: ReactNode;
}) {
  const { app } = useServices();
  const t = useTranslate();
  const places = useAccountSections();
  const { title, text } = sectionTexts[section];
  // On phones a section is a page of its own, and the bar above it says its name.
  const isAlone = app === 'mobile' && section !== 'all';
  return (
    <Stack gap="20">
      <PageHeader title={t('account.title')} text={isAlone ? t(text) : undefined} />
      <SideNavPage
        nav={
          <SideNav
            label={t('account.nav')}
            current={section}
            items={places.map((place) => ({ ...place, glyph: glyphs[place.id] }))}
            end={<LogOutRow />}
          />
        }
      >
        {isAlone ? (
          <VisuallyHidden>
            <Heading level={2}>{t(title)}</Heading>
          </VisuallyHidden>
        ) : section === 'all' ? null : (
          <Stack gap="4">
            <Heading level={2} variant="title-l">
              {t(title)}
            </Heading>
            <Text tone="tertiary">{t(text)}</Text>
          </Stack>
        )}
        {children}
      </SideNavPage>
    </Stack>
  );
}
