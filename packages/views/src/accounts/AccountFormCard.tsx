import type { AccountForm } from '@vx/features/accounts';
import { Button } from '@vx/ui/button';
import { Cluster, Stack } from '@vx/ui/layout';
import { StatusBar } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
import { Heading, Text } from '@vx/ui/text';
import type { ReactNode } from 'react';
import { HiddenFields } from './HiddenFields.tsx';

export interface AccountFormCardProps {
  readonly form: AccountForm;
  readonly title: string;
  readonly text: string;
  /** What is said once it was taken. */
  readonly done: string;
  readonly save: string;
  readonly danger?: boolean;
  readonly children?: ReactNode;
}

/** The form alone: it is sent by itself, and says by itself how it went. */
export function AccountFormFields({
  form,
  done,
  save,
  danger = false,
  head,
  children,
}: Omit<AccountFormCardProps, 'title' | 'text'> & { readonly head?: ReactNode }) {
  return (
    <form.Form key={form.round} method="post" noValidate>
      <HiddenFields fields={form.hidden} />
      <Stack>
        {head}
        {form.state === 'done' ? <StatusBar tone="success">{done}</StatusBar> : null}
        {form.message === undefined ? null : (
          <StatusBar tone="danger" urgent>
            {form.message}
          </StatusBar>
        )}
        {children}
        <Cluster justify="end">
          <Button
            type="submit"
            variant={danger ? 'danger' : 'solid'}
            loading={form.state === 'sending'}
          >
            {save}
          </Button>
        </Cluster>
      </Stack>
    </form.Form>
  );
}

/** A form of a section in a card. */
export function AccountFormCard({ title, text, ...form }: AccountFormCardProps) {
  return (
    <Surface as="section" aria-label={title} padding="lg">
      <AccountFormFields
        {...form}
        head={
          <Stack gap="4">
            <Heading level={3} variant="title-s">
              {title}
            </Heading>
            <Text variant="body-s" tone="tertiary">
              {text}
            </Text>
          </Stack>
        }
      />
    </Surface>
  );
}
