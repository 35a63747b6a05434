import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vx/ui/button';
import { Text } from '@vx/ui/text';
import { useState, type ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { GuidePage, GuideSection } from './page.tsx';

const meta = { title: 'Guide/Motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj;

const durations = [
  ['instant', 'Pressed states'],
  ['fast', 'Hover, focus, chips'],
  ['base', 'Menus, tooltips, toasts'],
  ['slow', 'Dialogs, sheets, drawers'],
  ['deliberate', 'A result that should be noticed'],
] as const;
const easings = [
  ['standard', 'Things that move within the page'],
  ['enter', 'Things that arrive'],
  ['exit', 'Things that leave'],
] as const;

function Track({
  label,
  text,
  duration,
  easing,
  moved,
}: {
  readonly label: string;
  readonly text: string;
  readonly duration: string;
  readonly easing: string;
  readonly moved: boolean;
}): ReactNode {
  return (
    <div>
      <Text as="p" variant="label-m">
        <code>{label}</code> {text}
      </Text>
      <div className="guide__track" data-moved={moved ? '' : undefined}>
        <div
          className="guide__dot"
          style={{
            transition: `inset-inline-start var(--motion-duration-${duration}) var(--motion-easing-${easing})`,
          }}
        />
      </div>
    </div>
  );
}

function Motion(): ReactNode {
  const [moved, setMoved] = useState(false);
  return (
    <GuidePage
      title="Motion"
      text="Motion explains where something came from and goes. Nothing moves to please; with reduced motion (toolbar) things change place at once, pulses stand still and previews wait for a press."
    >
      <Button variant="secondary" aria-pressed={moved} onClick={() => setMoved(!moved)}>
        Move
      </Button>
      <GuideSection title="Durations">
        {durations.map(([name, text]) => (
          <Track
            key={name}
            label={name}
            text={text}
            duration={name}
            easing="standard"
            moved={moved}
          />
        ))}
      </GuideSection>
      <GuideSection title="Easings">
        {easings.map(([name, text]) => (
          <Track
            key={name}
            label={name}
            text={text}
            duration="deliberate"
            easing={name}
            moved={moved}
          />
        ))}
      </GuideSection>
    </GuidePage>
  );
}

export const All: Story = {
  render: () => <Motion />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvas.getByRole('button', { name: 'Move' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
