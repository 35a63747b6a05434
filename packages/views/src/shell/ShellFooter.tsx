import { usePreferences, type FooterView, type ShellView } from '@vx/features/shell';
import { Footer } from '@vx/ui/footer';
import { useIntl } from 'react-intl';

export interface ShellFooterProps {
  readonly view: ShellView;
  readonly footer: FooterView;
  /** Opens the choice about cookies; without script the link leads to its form. */
  readonly onCookies: () => void;
}

/** The end of every page. */
export function ShellFooter({ view, footer, onCookies }: ShellFooterProps) {
  const { formatMessage } = useIntl();
  const { theme, setTheme, discreet, setDiscreet } = usePreferences();
  const preferences = `/preferences?returnPath=${encodeURIComponent(view.here)}`;
  return (
    <Footer
      brand={view.brand}
      note={footer.note}
      ageLabel={footer.ageLabel}
      pricesNote={footer.pricesNote}
      groups={footer.groups.map(({ title, links }) => ({
        title,
        links: links.map((link) =>
          link === footer.cookies
            ? {
                ...link,
                onClick: (event) => {
                  event.preventDefault();
                  onCookies();
                },
              }
            : link,
        ),
      }))}
      languages={view.languages}
      discreet={{
        label: formatMessage({ id: 'shell.discreet' }),
        on: discreet,
        action: preferences,
        onChange: setDiscreet,
      }}
      theme={{
        value: theme,
        options: (['dark', 'light', 'system'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `shell.theme.${value}` }),
        })),
        onChange: setTheme,
        plain: { action: preferences, submit: formatMessage({ id: 'common.save' }) },
      }}
    />
  );
}
