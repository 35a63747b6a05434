import { languageNames, languages, type Language } from '@vx/i18n/studio';
import { useStore } from '@vx/react';
import { Avatar } from '@vx/ui/avatar';
import { checkIcon, checksIcon, globeIcon, moonIcon, signOutIcon } from '@vx/ui/icons';
import { Menu } from '@vx/ui/menu';
import { Text } from '@vx/ui/text';
import { useAtom } from 'jotai/react';
import { useEffect, type ReactElement } from 'react';
import { languageAtom, themeAtom } from './preferences.ts';
import { useLoggedIn, useStudio } from './studio-services.ts';
import { useTexts } from './texts.ts';

/** Behind the portrait: language, look and the log-out. */
export function AccountMenu(): ReactElement {
  const { say } = useTexts();
  const { session, readReceipts } = useStudio();
  const { performer, requested } = useLoggedIn();
  const [language, setLanguage] = useAtom(languageAtom);
  const [theme, setTheme] = useAtom(themeAtom);
  useEffect(() => void readReceipts.load(), [readReceipts]);
  const choice = useStore(readReceipts);
  // What is not known cannot be chosen: it is asked for with the next page.
  const receiptsItems =
    choice.kind === 'loaded'
      ? [
          {
            id: 'receipts',
            label: say('studio.account.receipts'),
            glyph: checksIcon,
            items: [true, false].map((shown) => ({
              id: String(shown),
              label: say(`studio.account.receipts${shown ? 'Shown' : 'Hidden'}`),
              ...(choice.shown === shown && { glyph: checkIcon }),
              onSelect: () => void readReceipts.set(shown),
            })),
          },
        ]
      : [];
  const presence = requested ?? performer.presence;
  return (
    <Menu
      label={say('studio.account.menu')}
      trigger={
        <Avatar
          name={performer.name}
          src={performer.picture}
          size="sm"
          presence={presence === 'online' ? 'online' : undefined}
        />
      }
      header={
        <>
          <Text variant="title-s">{performer.name}</Text>
          <Text variant="body-s" tone={presence === 'online' ? 'online' : 'tertiary'}>
            {say(`studio.presence.${presence}`)}
          </Text>
        </>
      }
      items={[
        {
          id: 'language',
          label: say('studio.account.language'),
          glyph: globeIcon,
          items: languages.map((one: Language) => ({
            id: one,
            label: languageNames[one],
            ...(one === language && { glyph: checkIcon }),
            onSelect: () => setLanguage(one),
          })),
        },
        {
          id: 'theme',
          label: say('studio.account.theme'),
          glyph: moonIcon,
          items: (['dark', 'light', 'system'] as const).map((one) => ({
            id: one,
            label: say(`studio.account.${one}`),
            ...(one === theme && { glyph: checkIcon }),
            onSelect: () => setTheme(one),
          })),
        },
        ...receiptsItems,
        { id: 'end', separator: true },
        {
          id: 'log-out',
          label: say('studio.account.logOut'),
          glyph: signOutIcon,
          onSelect: () => void session.logOut(),
        },
      ]}
    />
  );
}
