import { browserLoad, serverLoad, useServices } from '@vx/features/app';
import { loadLegal } from '@vx/features/legal';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Cluster } from '@vx/ui/layout';
import { ConsentForm } from '../../consent/ConsentForm.tsx';
import { LegalPage } from '../LegalPage.tsx';

export const loader = serverLoad(loadLegal('privacy'));
export const clientLoader = browserLoad(loadLegal('privacy'));
export const meta = pageMeta;

export default function DataProtection() {
  const { path } = useServices();
  const t = useTranslate();
  return (
    <LegalPage text="privacy">
      <ConsentForm />
      <Cluster>
        <Button href={path('dataLog', {})}>{t('legal.privacy.log')}</Button>
      </Cluster>
    </LegalPage>
  );
}
