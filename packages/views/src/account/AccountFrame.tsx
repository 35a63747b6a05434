import { sectionTexts, useAccountSections, type AccountSection } from '@vx/features/account';
import { useServices } from '@vx/features/app';
import { useSay } from '@vx/features/texts';
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
  const say = useSay();
  const places = useAccountSections();
  const { title, text } = sectionTexts[section];
  return (
    <Stack gap="20">
      <PageHeader title={say('account.title')} />
      {app === 'mobile' ? (
        <ChipGroup
          label={say('account.nav')}
          value={[section]}
          options={places.map(({ id, label, href }) => ({ value: id, label, href }))}
        />
      ) : null}
      <SideNavPage
        nav={
          <SideNav
            label={say('account.nav')}
            current={section}
            items={places.map((place) => ({ ...place, glyph: glyphs[place.id] }))}
          />
        }
      >
        <Stack gap="4">
          <Heading level={2} variant="title-l">
            {say(title)}
          </Heading>
          <Text tone="tertiary">{say(text)}</Text>
        </Stack>
        {children}
      </SideNavPage>
    </Stack>
  );
}
