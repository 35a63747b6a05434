import type { LinkPage } from '@vx/features/auth';
import { Button } from '@vx/ui/button';
import { Stack } from '@vx/ui/layout';
import { Note, StatusBar, type StatusTone } from '@vx/ui/status-bar';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { AuthFrame } from './AuthFrame.tsx';

export interface LinkFrameProps extends LinkPage {
  /** What is wrong beyond the fields. */
  readonly note: { readonly tone: StatusTone; readonly text: string } | null;
  /** What the link may be answered with, instead of the one button; the first is the main one. */
  readonly answers?: readonly { readonly value: string; readonly label: string }[] | undefined;
  /** The fields of the form. */
  readonly children?: ReactNode;
}

/** A page to which a mail leads: a form with what the link carries, or how it went and where to go on. */
export function LinkFrame({
  title,
  text,
  result,
  note,
  onward,
  token,
  send,
  answers,
  children,
}: LinkFrameProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <AuthFrame title={title} text={text}>
      <Stack>
        {result ? (
          <StatusBar tone={result.tone} title={result.title} urgent={result.urgent}>
            {result.text}
          </StatusBar>
        ) : null}
        {note ? <Note tone={note.tone}>{note.text}</Note> : null}
        {onward ? (
          <Button variant="primary" size="lg" block href={onward.href}>
            {onward.label}
          </Button>
        ) : (
          <Form method="post" noValidate>
            <Stack>
              {token === '' ? null : <input type="hidden" name="token" value={token} />}
              {children}
              {answers?.map(({ value, label }, place) => (
                <Button
                  key={value}
                  type="submit"
                  name="answer"
                  value={value}
                  variant={place === 0 ? 'primary' : 'ghost'}
                  size="lg"
                  block
                  loading={busy}
                >
                  {label}
                </Button>
              )) ?? (
                <Button type="submit" variant="primary" size="lg" block loading={busy}>
                  {send}
                </Button>
              )}
            </Stack>
          </Form>
        )}
      </Stack>
    </AuthFrame>
  );
}
