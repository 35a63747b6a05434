import { createAccountAction, loadPhone } from '@vx/features/accounts';
import {
  browserAction,
  browserLoad,
  serverAction,
  serverLoad,
  useServices,
} from '@vx/features/app';
import { phoneForms, type PhoneOutcome } from '@vx/features/pincall';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { useLoaderData } from 'react-router';
import { PhoneSteps } from '../../pincall/index.ts';
import { AccountFrame } from '../AccountFrame.tsx';

const act = createAccountAction<PhoneOutcome>(phoneForms);

export const loader = serverLoad(loadPhone);
export const clientLoader = browserLoad(loadPhone);
export const action = serverAction(act);
export const clientAction = browserAction(act);
export const meta = pageMeta;

/** The verification of a number as a page: where its dialog leads without JavaScript. [SC-phoneVerification] */
export default function MemberPhone() {
  const { phone, changesPhone } = useLoaderData<typeof loader>();
  const { path } = useServices();
  const t = useTranslate();
  return (
    <AccountFrame section="phone">
      <PhoneSteps
        phone={phone}
        changing={changesPhone}
        level={2}
        next={
          <Button variant="solid" size="lg" block href={path('memberProfile', {})}>
            {t('pincall.done.back')}
          </Button>
        }
      />
    </AccountFrame>
  );
}
