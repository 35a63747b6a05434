import { browserLoad, serverLoad } from '@vx/features/app';
import { loadLegal } from '@vx/features/legal';
import { pageMeta } from '@vx/features/shell';
import { ConsentForm } from '../../consent/ConsentForm.tsx';
import { LegalPage } from '../LegalPage.tsx';

export const loader = serverLoad(loadLegal('privacy'));
export const clientLoader = browserLoad(loadLegal('privacy'));
export const meta = pageMeta;

export default function DataProtection() {
  return (
    <LegalPage text="privacy">
      <ConsentForm />
    </LegalPage>
  );
}
