import {
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { paperPlaneRightIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import './composer.css';

export type ComposerProps = {
  /** "Write to Mira" */
  placeholder: string;
  /** Given the trimmed text. Answer false to keep it in the field. */
  onSend: (text: string) => boolean | void;
  /** A draft that survives a reload; then the app keeps it through `onDraft`. */
  draft?: string | undefined;
  onDraft?: ((text: string) => void) | undefined;
  /** Told while the guest types. */
  onTyping?: (() => void) | undefined;
  maxLength?: number | undefined;
  /** Why nothing can be sent now; the text stays. */
  blocked?: string | undefined;
  /** Beside the field: the price of the next message, free ones left, "sent when you are back". */
  note?: ReactNode;
  /** Gift and emoji buttons. */
  tools?: ReactNode;
  variant?: 'panel' | 'media' | undefined;
};

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
  tools,
  variant = 'panel',
}: ComposerProps): ReactElement {
  const labels = useUiLabels();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [own, setOwn] = useState('');
  const text = draft ?? own;
  const change = (next: string): void => {
    setOwn(next);
    onDraft?.(next);
  };
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
  return (
    <form
      className="vx-composer"
      data-variant={variant}
      data-blocked={blocked === undefined ? undefined : ''}
      onSubmit={send}
    >
      <div className="vx-composer__row">
        <div className="vx-composer__box">
          <label className="vx-visually-hidden" htmlFor={id}>
            {placeholder}
          </label>
          <textarea
            ref={field}
            id={id}
            className="vx-composer__field"
            rows={1}
            value={text}
            maxLength={maxLength}
            placeholder={placeholder}
            enterKeyHint="send"
            autoComplete="off"
            aria-describedby={
              blocked === undefined && note === undefined ? undefined : `${id}-note`
            }
            onChange={(event) => {
              change(event.currentTarget.value);
              onTyping?.();
            }}
            onKeyDown={handleKey}
          />
          {variant === 'panel' ? tools : null}
        </div>
        {variant === 'media' ? tools : null}
        <button
          type="submit"
          className="vx-composer__send"
          aria-label={labels.chat.send}
          aria-disabled={text.trim() === '' || blocked !== undefined ? true : undefined}
        >
          <Icon glyph={paperPlaneRightIcon} weight="fill" />
        </button>
      </div>
      {blocked === undefined && note === undefined ? null : (
        <div className="vx-composer__note" id={`${id}-note`}>
          {blocked ?? note}
        </div>
      )}
    </form>
  );
}
