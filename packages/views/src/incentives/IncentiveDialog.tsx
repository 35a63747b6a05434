import { useIncentive, type IncentiveView, type ShownIncentive } from '@vx/features/incentives';
import { Button } from '@vx/ui/button';
import { Cluster, Stack } from '@vx/ui/layout';
import { Note } from '@vx/ui/status-bar';
import { Text } from '@vx/ui/text';
import { useState } from 'react';
import { Overlay } from '../app/index.ts';

/** One offer over the page: what it is, until when, why, and that it may be refused. [SC-incentiveOverlay] */
export default function IncentiveDialog({
  shown,
  onClose,
}: {
  readonly shown: ShownIncentive;
  /** The guest opened it: closing it puts it back and refuses nothing. */
  readonly onClose?: () => void;
}) {
  const view = useIncentive(shown);
  const isTaken = shown.taking.kind === 'taken';
  const close = (): void => {
    if (isTaken || !onClose) view.leave();
    onClose?.();
  };
  return (
    <Overlay open onClose={close} busy={view.busy} title={view.title} description={view.text}>
      <Offer view={view} />
    </Overlay>
  );
}

function Offer({ view }: { readonly view: IncentiveView }) {
  const { end, problem, accept, busy, others } = view;
  return (
    <Stack gap="16">
      {end === null ? null : (
        <Text variant="label-l" tone="secondary" numeric>
          {end}
        </Text>
      )}
      {problem === null ? null : <Note tone="danger">{problem}</Note>}
      {accept?.kind === 'link' ? (
        <Button variant="primary" size="lg" block href={accept.href} onClick={accept.go}>
          {accept.label}
        </Button>
      ) : null}
      {accept?.kind === 'press' ? (
        <Button variant="primary" size="lg" block loading={busy} onClick={accept.press}>
          {accept.label}
        </Button>
      ) : null}
      {others.length === 0 ? null : (
        <Stack gap="8">
          {others.map(({ label, press }) => (
            <Button key={label} size="lg" block disabled={busy} onClick={press}>
              {label}
            </Button>
          ))}
        </Stack>
      )}
      {view.why ? <Why why={view.why} /> : null}
    </Stack>
  );
}

/** Every reason there is for it, behind one press. */
function Why({ why }: { readonly why: NonNullable<IncentiveView['why']> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="8">
      <Cluster>
        <Button variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {why.label}
        </Button>
      </Cluster>
      {isOpen
        ? why.lines.map((line) => (
            <Text key={line} variant="body-s" tone="secondary">
              {line}
            </Text>
          ))
        : null}
    </Stack>
  );
}
