import { sectionTexts, useAccountSections } from '@vx/features/account';
import { useServices, type AccountSection } from '@vx/features/app';
import { useTranslate } from '@vx/features/texts';
import { ChipGroup } from '@vx/ui/chip-group';
import type { Glyph } from '@vx/ui/icon';
import {
  bellIcon,
  envelopeSimpleIcon,
  lockKeyIcon,
  phoneIcon,
  shieldCheckIcon,
  userCircleIcon,
} from '@vx/ui/icons';
import { PageHeader, Stack } from '@vx/ui/layout';
import { SideNav, SideNavPage } from '@vx/ui/side-nav';
import { Heading, Text } from '@vx/ui/text';
import type { ReactNode } from 'react';

const glyphs: { readonly [Section in AccountSection]: Glyph } = {
  profile: userCircleIcon,
  security: lockKeyIcon,
  notifications: bellIcon,
  phone: phoneIcon,
  privacy: shieldCheckIcon,
  news: envelopeSimpleIcon,
};

/** Around a section of the account: the others stand beside it, on phones above it. */
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
  return (
    <Stack gap="20">
      <PageHeader title={t('account.title')} />
      {app === 'mobile' ? (
        <ChipGroup
          label={t('account.nav')}
          value={[section]}
          options={places.map(({ id, label, href }) => ({ value: id, label, href }))}
        />
      ) : null}
      <SideNavPage
        nav={
          <SideNav
            label={t('account.nav')}
            current={section}
            items={places.map((place) => ({ ...place, glyph: glyphs[place.id] }))}
          />
        }
      >
        <Stack gap="4">
          <Heading level={2} variant="title-l">
            {t(title)}
          </Heading>
          <Text tone="tertiary">{t(text)}</Text>
        </Stack>
        {children}
      </SideNavPage>
    </Stack>
  );
}
