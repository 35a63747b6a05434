import { useLegalNotice } from '@vx/features/legal';
import { Button } from '@vx/ui/button';
import { Cluster, Stack } from '@vx/ui/layout';
import { TextLink } from '@vx/ui/link';
import { Note } from '@vx/ui/status-bar';
import { Text } from '@vx/ui/text';
import { Overlay } from '../app/index.ts';

/** What is new in terms and data protection, to be read before it is agreed to. [SC-termsNotice] */
export default function LegalNotice() {
  const view = useLegalNotice();
  if (view === null) return null;
  const { documents, busy, problem, accept, later } = view;
  return (
    <Overlay open onClose={later.press} busy={busy} title={view.title} description={view.text}>
      <Stack gap="20">
        {documents.map((document) => (
          <Stack key={document.id} gap="4">
            <Text variant="label-l">{document.title}</Text>
            <Text variant="body-s" tone="tertiary">
              {document.since}
            </Text>
            <Text>{document.changes}</Text>
            <Cluster gap="16">
              <TextLink href={document.read.href}>{document.read.label}</TextLink>
              <TextLink href={document.download.href}>{document.download.label}</TextLink>
            </Cluster>
          </Stack>
        ))}
        {problem === null ? null : <Note tone="danger">{problem}</Note>}
        <Stack gap="8">
          <Button size="lg" block loading={busy} onClick={accept.press}>
            {accept.label}
          </Button>
          <Button size="lg" block disabled={busy} onClick={later.press}>
            {later.label}
          </Button>
        </Stack>
      </Stack>
    </Overlay>
  );
}
