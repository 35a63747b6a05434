import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { face } from '../fixtures/art.ts';
import { longGerman } from '../fixtures/data.ts';
import {
  checkCircleIcon,
  envelopeSimpleIcon,
  identificationCardIcon,
  phoneIcon,
  sealCheckIcon,
} from '../icons/index.ts';
import { TextField } from '../text-field/TextField.tsx';
import { SettingsFold } from './SettingsFold.tsx';
import { ProfileForm, SettingsRows, type ProfileFormProps } from './ProfileForm.tsx';

const onSave = fn();
const onRemove = fn();
const picture = {
  title: 'Picture',
  text: 'Square, at least 320 pixels. Checked before others see it.',
  name: 'Jonas',
  src: face('Jonas'),
  change: 'Change picture',
  remove: { label: 'Remove', onRemove },
};
const base: ProfileFormProps = {
  label: 'Profile',
  picture,
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Display name',
      value: 'Jonas',
      hint: 'Visible in chats and comments',
    },
    {
      kind: 'text',
      name: 'about',
      label: 'About you',
      value: 'Jazz, bridges, slow Sundays',
      hint: '27 of 140 characters. Optional',
      maxLength: 140,
    },
    {
      kind: 'select',
      name: 'country',
      label: 'Country',
      value: 'DE',
      options: [
        { value: 'DE', label: 'Germany' },
        { value: 'NL', label: 'Netherlands' },
      ],
    },
    {
      kind: 'text',
      name: 'postal',
      label: 'Postal code',
      value: '50667',
      hint: 'Only for “near you”. We store the area, not the street.',
    },
  ],
  onChange: fn(),
  status: { state: 'clean', text: 'Changes are saved for this section only.' },
  save: 'Save profile',
  discard: null,
  onSave,
};
function Editing(): ReactElement {
  const [name, setName] = useState('Jonas');
  const dirty = name !== 'Jonas';
  return (
    <ProfileForm
      {...base}
      fields={base.fields.map((field) =>
        field.name === 'name' ? { ...field, value: name } : field,
      )}
      onChange={(_, value) => setName(value)}
      status={
        dirty
          ? { state: 'dirty', text: 'Not saved yet.' }
          : { state: 'clean', text: 'Changes are saved for this section only.' }
      }
      discard={dirty ? { label: 'Discard', onDiscard: () => setName('Jonas') } : null}
    />
  );
}
const meta: Meta = {
  title: 'Account/ProfileForm',
  component: ProfileForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '868px' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj;

export const Clean: Story = { render: () => <ProfileForm {...base} /> };
export const Dirty: Story = {
  render: () => <Editing />,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Display name' });
    await userEvent.type(name, ' W.');
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved yet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'Jonas W.' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(name).toHaveValue('Jonas');
    await userEvent.type(name, ' W.');
  },
};
export const Saving: Story = {
  render: () => <ProfileForm {...base} status={{ state: 'saving', text: 'Saving' }} />,
};
export const Saved: Story = {
  render: () => (
    <ProfileForm {...base} status={{ state: 'saved', text: 'Your profile is saved.' }} />
  ),
};
export const Failed: Story = {
  render: () => (
    <ProfileForm
      {...base}
      fields={base.fields.map((field) =>
        field.name === 'name' ? { ...field, error: 'This name is taken. Try Jonas W.' } : field,
      )}
      status={{ state: 'failed', text: 'Nothing was saved. One field needs a change.' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was saved.');
    await expect(canvas.getByRole('textbox', { name: 'Display name' })).toBeInvalid();
  },
};
/** An empty field is refused at the field, not by a bubble of the browser in its own language. */
export const RequiredIsEmpty: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <ProfileForm
      {...base}
      fields={[{ kind: 'text', name: 'name', label: 'Display name', value: '', required: true }]}
    />
  ),
  play: async ({ canvas }) => {
    onSave.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(onSave).toHaveBeenCalledWith({ name: '' });
  },
};
export const PictureTooSmall: Story = {
  render: () => (
    <ProfileForm
      {...base}
      picture={{
        ...picture,
        src: undefined,
        remove: undefined,
        error: 'This picture has 200 pixels. It needs 320 or more.',
      }}
    />
  ),
};
export const WithoutPicture: Story = {
  render: () => <ProfileForm {...base} picture={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Display name' })).toHaveValue('Jonas');
    await expect(canvas.queryByText('Picture')).toBeNull();
  },
};
export const LongGerman: Story = {
  render: () => (
    <ProfileForm
      {...base}
      picture={{ ...picture, title: longGerman, change: 'Profilbild auswählen' }}
      save="Profileinstellungen speichern"
      discard={{ label: 'Änderungen verwerfen', onDiscard: fn() }}
      status={{ state: 'dirty', text: 'Änderungen gelten nur für diesen Abschnitt.' }}
    />
  ),
  globals: { viewport: { value: 'small' } },
};
export const Rows: Story = {
  render: () => (
    <SettingsRows
      label="Confirmed data"
      rows={[
        {
          id: 'mail',
          glyph: envelopeSimpleIcon,
          title: 'jonas.weber@example.com',
          text: 'For receipts and logging in. Never shown to performers.',
          end: (
            <>
              <Badge tone="success" icon={checkCircleIcon}>
                Confirmed
              </Badge>
              <Button size="sm">Change</Button>
            </>
          ),
        },
        {
          id: 'phone',
          glyph: phoneIcon,
          title: '+49 151 •••• 6789',
          text: 'For bonus codes that need a number.',
          end: <Button size="sm">Confirm</Button>,
        },
        {
          id: 'age',
          glyph: identificationCardIcon,
          title: 'Age verification',
          text: 'Accepted on 14 March 2026',
          end: (
            <Badge tone="success" icon={sealCheckIcon}>
              Verified
            </Badge>
          ),
        },
      ]}
    />
  ),
};
/** A row that opens its form in place. */
export const RowThatOpens: Story = {
  render: () => (
    <SettingsFold
      glyph={envelopeSimpleIcon}
      title="Email address"
      text="Currently jonas.weber@example.com."
      change="Change"
    >
      <TextField label="New email address" name="email" type="email" />
    </SettingsFold>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('New email address');
    await expect(field).not.toBeVisible();
    await userEvent.click(canvas.getByText('Change'));
    await expect(field).toBeVisible();
  },
};
/** What the button did stands in the words of its row, and is told. */
export const RowThatAnswers: Story = {
  render: () => (
    <SettingsRows
      label="Confirmed data"
      rows={[
        {
          id: 'mail',
          glyph: envelopeSimpleIcon,
          title: 'jonas.weber@example.com',
          text: 'The e-mail is on its way to jonas.weber@example.com.',
          live: true,
          end: (
            <>
              <Badge tone="warning">Not confirmed</Badge>
              <Button size="sm" disabled>
                Send again
              </Button>
            </>
          ),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('on its way');
  },
};
