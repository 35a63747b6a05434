import {
  actNote,
  loadActorAbout,
  useAboutFacts,
  type AboutData,
  type ProfileView,
} from '@vx/features/actors';
import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { errorText } from '@vx/i18n';
import { Button } from '@vx/ui/button';
import { Stack } from '@vx/ui/layout';
import { Facts } from '@vx/ui/facts';
import { Section } from '@vx/ui/section-header';
import { Text } from '@vx/ui/text';
import { TextArea } from '@vx/ui/text-field';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { useProfileOfPage, type ProfileHandle } from '../shown-profile.ts';

export const loader = serverLoad(loadActorAbout);
export const clientLoader = browserLoad(loadActorAbout);
export const action = serverAction(actNote);
export const clientAction = browserAction(actNote);
export const meta = pageMeta;
export const handle: ProfileHandle = { over: 'picture', page: 'about' };

export default function ActorAbout() {
  const { note } = useLoaderData<AboutData>();
  const profile = useProfileOfPage();
  return (
    <>
      <About profile={profile} />
      {note === null ? null : <OwnNote profile={profile} note={note} />}
    </>
  );
}

function About({ profile }: { readonly profile: ProfileView }) {
  const t = useTranslate();
  const facts = useAboutFacts(profile.model);
  return (
    <Section
      id="about"
      title={t('actor.about.title', { name: profile.name })}
      body={
        <Stack gap="16">
          <Text variant="body-l">{profile.about}</Text>
          <Facts rows={facts} />
        </Stack>
      }
    />
  );
}

/** What the guest wrote down about the performer; nobody else sees it. */
function OwnNote({ profile, note }: { readonly profile: ProfileView; readonly note: string }) {
  const t = useTranslate();
  const refusal = useActionData<typeof action>();
  const busy = useNavigation().state === 'submitting';
  return (
    <Section
      id="note"
      title={t('actor.note.title')}
      body={
        <Form method="post">
          <Stack gap="12">
            <input type="hidden" name="actorId" value={profile.id} />
            <TextArea
              label={t('actor.note.label', { name: profile.name })}
              hint={t('actor.note.hint')}
              name="comment"
              maxLength={1000}
              rows={3}
              defaultValue={note}
              error={refusal ? t(errorText(refusal.code)) : undefined}
            />
            <Stack align="start">
              <Button type="submit" loading={busy}>
                {t('common.save')}
              </Button>
            </Stack>
          </Stack>
        </Form>
      }
    />
  );
}
