import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { paperPlaneRightIcon, wifiSlashIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useIsAlive } from '../internal/use-is-alive.ts';
import { useUiLabels } from '../labels/context.tsx';
import { Price, type PriceValue } from '../price/Price.tsx';
import './composer.css';

export type ComposerProps = RootProps<'form'> & {
  /** "Write to Mira" */
  placeholder: string;
  /** Given the trimmed text. Answer false to keep it in the field. */
  onSend: (text: string) => boolean | void;
  /** A draft that survives a reload; then the app keeps it through `onDraft`. */
  draft?: string | undefined;
  /** Called with each change of what is written. */
  onDraft?: ((text: string) => void) | undefined;
  /** Told while the guest types. */
  onTyping?: (() => void) | undefined;
  /** Most characters that may be written. */
  maxLength?: number | undefined;
  /** Why nothing can be sent now; the text stays. */
  blocked?: string | undefined;
  /** Below the field. */
  note?: ReactNode;
  /** Beside the field: "2 free left, then" with the price of the message after them; without a price what is free. */
  next?: { text: string; price?: PriceValue | undefined } | undefined;
  /** Offline: "Sent when you are back". Messages go on into the queue. */
  queued?: string | undefined;
  /** Gift and emoji buttons; in the messenger they stand before the field. */
  tools?: ReactNode;
  /** Sends the form to the page where no script listens: the name of the field, and what goes with it. */
  plain?: { name: string; hidden: Readonly<Record<string, string>> } | undefined;
  /** Beside the video, over it, or below a thread of the messenger. */
  variant?: 'panel' | 'media' | 'messenger' | undefined;
};

function Next({ next, id }: { next: ComposerProps['next']; id: string }): ReactElement | null {
  if (next === undefined) return null;
  return (
    <p className="vx-composer__next" id={id}>
      <span>{next.text}</span>
      {next.price === undefined ? null : <Price price={next.price} size="sm" />}
    </p>
  );
}

/** Writes and sends. Enter sends, Shift and Enter begin a line. */
export function Composer({
  placeholder,
  onSend,
  draft,
  onDraft,
  onTyping,
  maxLength = 1000,
  blocked,
  note,
  next,
  queued,
  tools,
  plain,
  variant = 'panel',
  ...rest
}: ComposerProps): ReactElement {
  const labels = useUiLabels();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [own, setOwn] = useState('');
  const text = draft ?? own;
  const isAlive = useIsAlive();
  const isLocked =
    blocked !== undefined || (text.trim() === '' && (isAlive || plain === undefined));
  const change = (next: string): void => {
    setOwn(next);
    onDraft?.(next);
  };
  // What was typed before the page lived is kept: the first update would write over it.
  const adopt = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '' && typed !== text) change(typed);
  });
  useLayoutEffect(() => adopt(), []);
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    const trimmed = text.trim();
    if (trimmed === '' || blocked !== undefined) return;
    if (onSend(trimmed) !== false) change('');
    field.current?.focus();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      send();
    }
  };
  const below = blocked ?? queued ?? note;
  const described = [
    next === undefined ? '' : `${id}-next`,
    below === undefined ? '' : `${id}-note`,
  ].filter(Boolean);
  return (
    <form
      method={plain === undefined ? undefined : 'post'}
      {...rootProps(rest, 'vx-composer')}
      onSubmit={(event) => {
        rest.onSubmit?.(event);
        send(event);
      }}
      data-variant={variant}
      data-blocked={blocked === undefined ? undefined : ''}
    >
      {Object.entries(plain?.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="vx-composer__row">
        {variant === 'messenger' && tools !== undefined ? (
          <div className="vx-composer__tools">{tools}</div>
        ) : null}
        <div className="vx-composer__box">
          <label className="vx-visually-hidden" htmlFor={id}>
            {placeholder}
          </label>
          <textarea
            ref={field}
            id={id}
            className="vx-composer__field"
            name={plain?.name}
            rows={1}
            value={text}
            maxLength={maxLength}
            placeholder={placeholder}
            enterKeyHint="send"
            autoComplete="off"
            aria-describedby={described.length === 0 ? undefined : described.join(' ')}
            onChange={(event) => {
              change(event.currentTarget.value);
              onTyping?.();
            }}
            onKeyDown={handleKey}
          />
          <Next next={next} id={`${id}-next`} />
          {variant === 'panel' ? tools : null}
        </div>
        {variant === 'media' ? tools : null}
        <button
          type="submit"
          className="vx-composer__send"
          aria-label={labels.chat.send}
          aria-disabled={isLocked ? true : undefined}
        >
          <Icon glyph={paperPlaneRightIcon} weight="fill" />
        </button>
      </div>
      {below === undefined ? null : (
        <div className="vx-composer__note" id={`${id}-note`}>
          {queued !== undefined && blocked === undefined ? (
            <Icon glyph={wifiSlashIcon} size="xs" />
          ) : null}
          {below}
        </div>
      )}
    </form>
  );
}
