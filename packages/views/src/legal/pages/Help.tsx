import { browserLoad, serverLoad } from '@vx/features/app';
import { loadHelp, useHelp } from '@vx/features/legal';
import { pageMeta } from '@vx/features/shell';
import { PageHeader, Stack } from '@vx/ui/layout';
import { Prose } from '@vx/ui/prose';

export const loader = serverLoad(loadHelp);
export const clientLoader = browserLoad(loadHelp);
export const meta = pageMeta;

export default function Help() {
  const view = useHelp();
  return (
    <Stack gap="24">
      <PageHeader title={view.title} text={view.text} />
      <Prose contents={view.contents} sections={view.sections} />
    </Stack>
  );
}
