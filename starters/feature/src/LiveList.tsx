import { codeOf } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import { errorText } from '@vx/i18n';
import { useStore } from '@vx/react';
import { Button } from '@vx/ui/button';
import { videoCameraIcon } from '@vx/ui/icons';
import { Stack } from '@vx/ui/layout';
import { Heading, Text } from '@vx/ui/text';
import { useEffect, useState, type ReactElement } from 'react';
import { usePage } from './page.ts';
import { loadLive, type Performer } from './performers.ts';

type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly code: ErrorCode }
  | { readonly kind: 'loaded'; readonly performers: readonly Performer[] };

function useLive(): Shown {
  const { queries } = usePage();
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  useEffect(() => {
    let isHere = true;
    const show = (next: Shown): void => {
      if (isHere) setShown(next);
    };
    loadLive(queries).then(
      (performers) => show({ kind: 'loaded', performers }),
      (error: unknown) => show({ kind: 'failed', code: codeOf(error) }),
    );
    return () => {
      isHere = false;
    };
  }, [queries]);
  return shown;
}

/** Who is live, each with a button that starts a private chat. What cannot be pressed now is `null` in the snapshot. */
export function LiveList(): ReactElement {
  const { chat, texts } = usePage();
  const { start } = useStore(chat).actions;
  const shown = useLive();
  return (
    <Stack>
      <Heading level={2}>{texts.format('home.whoIsLive')}</Heading>
      {shown.kind === 'failed' && <Text>{texts.format(errorText(shown.code))}</Text>}
      {shown.kind === 'loaded' &&
        shown.performers.map(({ id, name, prices: { livechat } }) => (
          <Stack key={id} gap="8">
            <Heading level={3}>{name}</Heading>
            <Button
              variant="solid"
              icon={videoCameraIcon}
              price={livechat}
              per="minute"
              disabled={start === null}
              aria-label={`${texts.format('home.privateChat')}: ${name}`}
              onClick={() =>
                start?.({
                  actorId: id,
                  kind: 'livechat',
                  expectedPrice: livechat.value,
                  freeMinutes: 0,
                })
              }
            >
              {texts.format('home.privateChat')}
            </Button>
          </Stack>
        ))}
    </Stack>
  );
}
