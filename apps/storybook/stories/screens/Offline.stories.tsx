import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@vx/ui/button';
import { ChannelList } from '@vx/ui/channel-list';
import { ErrorState } from '@vx/ui/empty-state';
import { clockIcon, wifiSlashIcon } from '@vx/ui/icons';
import { Columns } from '@vx/ui/layout';
import { MediaCard, type MediaSnapshot } from '@vx/ui/media-card';
import { Section } from '@vx/ui/section-header';
import { Note, OfflineBanner } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
import { Text } from '@vx/ui/text';
import { TileGrid } from '@vx/ui/tile-grid';
import { channels, paletteOf, wide } from '../fixtures.ts';
import { DesktopPage, retry as soon } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/Offline',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const saved = (
  [
    ['The quiet room', 'Mira Solène', '11:40'],
    ['Records and rain', 'Zuri Bell', '19:47'],
    ['Golden hour studio', 'Ivy Hart', '20:18'],
    ['Neon diary', 'Kaia Storm', '7:31'],
  ] as const
).map(([title, who, duration]): MediaSnapshot => ({
  title,
  href: `#${title}`,
  picture: wide(who),
  palette: paletteOf(who),
  meta: who,
  duration,
  badge: 'Saved',
  access: { kind: 'none' },
}));
const retry = fn();

/** Since 21:58 nothing comes through; what is on this device stays of use. */
function Offline({ start = 'offline' }: { start?: 'offline' | 'reconnecting' }): ReactElement {
  const [state, setState] = useState(start);
  const [waits, setWaits] = useState(true);
  const offline = state === 'offline';
  const reconnect = (): void => {
    retry();
    setState('reconnecting');
  };
  return (
    <DesktopPage
      status={
        <OfflineBanner
          state={state}
          text={
            offline
              ? 'You’re offline. Balance, prices and who is live may be out of date.'
              : 'Reconnecting. Balance, prices and who is live may be out of date.'
          }
          countdown={offline ? 'Next try in 8 s' : undefined}
        />
      }
    >
      <Columns
        asideLabel="Saved messages"
        aside={
          <Surface padding="sm">
            <ChannelList
              variant="bar"
              level={2}
              title="Saved messages"
              channels={channels.slice(0, 3)}
              footer={
                <Text variant="caption" tone="tertiary">
                  As of 21:58
                </Text>
              }
            />
            {waits ? (
              <Note
                glyph={clockIcon}
                action={
                  <Button variant="link" size="sm" onClick={() => setWaits(false)}>
                    Cancel
                  </Button>
                }
              >
                1 message waits and is sent when you are back.
              </Note>
            ) : null}
          </Surface>
        }
      >
        <Surface padding="lg">
          <ErrorState
            level={1}
            glyph={wifiSlashIcon}
            title="You’re offline"
            text="No connection since 21:58. A running chat would have ended without further cost."
            retry={{ ...soon, onRetry: reconnect, busy: !offline }}
            action={
              <Button variant="ghost" href="#library">
                Open library
              </Button>
            }
          />
        </Surface>
      </Columns>
      <Section
        id="saved"
        title="Saved on this device"
        subtitle="You can watch these now. 1.2 of 4 GB are used."
        body={
          <TileGrid
            label="Saved on this device"
            kind="media"
            items={saved}
            keyOf={(item) => item.title}
            render={(item) => <MediaCard item={item} />}
          />
        }
      />
    </DesktopPage>
  );
}

const desktop = { viewport: { value: 'desktop' } };
export const Desktop: Story = {
  globals: desktop,
  render: () => <Offline />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByText(/1 message waits/u)).toBeNull();
  },
};
export const DesktopReconnecting: Story = {
  globals: desktop,
  render: () => <Offline />,
  play: async ({ canvas }) => {
    retry.mockClear();
    const again = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await expect(retry).toHaveBeenCalledTimes(1);
    await expect(again).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText(/^Reconnecting/u)).toBeVisible();
  },
};
