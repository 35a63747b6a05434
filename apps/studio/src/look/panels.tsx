import { Surface } from '@vx/ui/surface';
import { Text } from '@vx/ui/text';
import type { ReactElement, ReactNode } from 'react';

/** A word and its figure at the two ends of a line. */
export function Pair({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <div className="vx-studio-pair">
      <Text as="span" variant="body-s" tone="tertiary">
        {label}
      </Text>
      {children}
    </div>
  );
}

/** People or things below one another. */
export function PlainList({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <ul className="vx-studio-list" aria-label={label}>
      {children}
    </ul>
  );
}

export function PlainItem({ children }: { readonly children: ReactNode }): ReactElement {
  return <li>{children}</li>;
}

/** A chat as high as the window: head, lines that scroll, the field at the end. */
export function ChatPanel({
  head,
  children,
  end,
}: {
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly end: ReactNode;
}): ReactElement {
  return (
    <Surface as="section" padding="none">
      <div className="vx-studio-chat">
        <div className="vx-studio-chat__head">{head}</div>
        {children}
        <div className="vx-studio-chat__end">{end}</div>
      </div>
    </Surface>
  );
}

/** Below a message: what it brought. */
export function PaidNote({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className="vx-studio-paid">{children}</div>;
}
