import type { FormEvent, ReactElement, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cookieIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { TextLink } from '../link/TextLink.tsx';
import { Switch } from '../switch/Switch.tsx';
import './consent-banner.css';

/** The words of banner and dialog. */
export type ConsentTexts = {
  choose: string;
  onlyNecessary: string;
  acceptAll: string;
  save: string;
};

export type ConsentBannerProps = RootProps<'section'> & {
  /** Heading. */
  title: string;
  /** What it is about. */
  text: ReactNode;
  /** Words of its parts. */
  texts: Pick<ConsentTexts, 'choose' | 'onlyNecessary' | 'acceptAll'>;
  /** Where the plain form posts `consent=necessary|all` when there is no script. */
  action?: string | undefined;
  /** Where the categories are a plain form, for those without script. */
  chooseHref?: string | undefined;
  /** Called to choose in detail. */
  onChoose: () => void;
  /** Called when only what is necessary is allowed. */
  onOnlyNecessary: () => void;
  /** Called when everything is allowed. */
  onAcceptAll: () => void;
};

/** The question about cookies, as a bar. Refusing weighs as much as accepting; nothing is on before the choice. */
export function ConsentBanner({
  title,
  text,
  texts,
  action,
  chooseHref,
  onChoose,
  onOnlyNecessary,
  onAcceptAll,
  ...rest
}: ConsentBannerProps): ReactElement {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const choice = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
    if (choice === 'all') onAcceptAll();
    else onOnlyNecessary();
  };
  return (
    <section {...rootProps(rest, 'vx-consent-bar')} aria-label={title} data-vx-above="">
      <span className="vx-consent-bar__icon">
        <Icon glyph={cookieIcon} size="lg" />
      </span>
      <div className="vx-consent-bar__text">
        <h2 className="vx-consent-bar__title">{title}</h2>
        <div className="vx-consent-bar__body">{text}</div>
      </div>
      <form className="vx-consent-bar__choices" method="post" action={action} onSubmit={submit}>
        <Button
          variant="ghost"
          href={chooseHref}
          onClick={(event) => {
            event.preventDefault();
            onChoose();
          }}
        >
          {texts.choose}
        </Button>
        <Button type="submit" name="consent" value="necessary">
          {texts.onlyNecessary}
        </Button>
        <Button type="submit" name="consent" value="all">
          {texts.acceptAll}
        </Button>
      </form>
    </section>
  );
}

/** A category of cookies to decide on. */
export type ConsentCategory = {
  id: string;
  title: string;
  text: string;
  /** Always on; says so in words. */
  locked?: string | undefined;
  checked: boolean;
  /** "Show 8 entries", with the entries. */
  entries?:
    | { label: string; items: readonly { name: string; purpose: string; kept: string }[] }
    | undefined;
  /** The page with what was kept of it outside of the browser. */
  log?: { label: string; href: string } | undefined;
};

export type ConsentDetailsProps = RootProps<'div', 'onToggle'> & {
  /** What can be allowed, in order. */
  categories: readonly ConsentCategory[];
  /** Called with what it should become. */
  onToggle: (id: string, checked: boolean) => void;
  /** Words of its parts. */
  texts: Pick<ConsentTexts, 'onlyNecessary' | 'acceptAll' | 'save'>;
  /** Called when only what is necessary is allowed. */
  onOnlyNecessary: () => void;
  /** Called when everything is allowed. */
  onAcceptAll: () => void;
  /** Called to save. */
  onSave: () => void;
  /** A link to the privacy notice. */
  privacy?: ReactNode;
};

/** The choice by category, with what each keeps. Stands in a dialog, a sheet or the settings. */
export function ConsentDetails({
  categories,
  onToggle,
  texts,
  onOnlyNecessary,
  onAcceptAll,
  onSave,
  privacy,
  ...rest
}: ConsentDetailsProps): ReactElement {
  return (
    <div {...rootProps(rest, 'vx-consent-details')}>
      <ul className="vx-consent-details__list">
        {categories.map((category) => (
          <li key={category.id} className="vx-consent-details__item">
            {category.locked === undefined ? (
              <Switch
                label={category.title}
                description={category.text}
                checked={category.checked}
                onChange={(checked) => onToggle(category.id, checked)}
              />
            ) : (
              <>
                <p className="vx-consent-details__title">
                  {category.title}
                  <span className="vx-consent-details__locked">{category.locked}</span>
                </p>
                <p className="vx-consent-details__text">{category.text}</p>
              </>
            )}
            {category.entries === undefined ? null : (
              <details className="vx-consent-details__entries">
                <summary>{category.entries.label}</summary>
                <ul>
                  {category.entries.items.map((entry) => (
                    <li key={entry.name}>
                      <b>{entry.name}</b> {entry.purpose} <span>{entry.kept}</span>
                    </li>
                  ))}
                </ul>
              </details>
            )}
            {category.log === undefined ? null : (
              <TextLink className="vx-consent-details__log" href={category.log.href}>
                {category.log.label}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      <div className="vx-consent-details__foot">
        {privacy === undefined ? null : (
          <span className="vx-consent-details__privacy">{privacy}</span>
        )}
        <Button onClick={onOnlyNecessary}>{texts.onlyNecessary}</Button>
        <Button className="vx-consent-details__save" onClick={onSave}>
          {texts.save}
        </Button>
        <Button onClick={onAcceptAll}>{texts.acceptAll}</Button>
      </div>
    </div>
  );
}
