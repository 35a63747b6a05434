import { useServices, useStore } from '@vx/features/app';
import { greet, type HomeView } from '@vx/features/home';
import { SectionHeader } from '@vx/ui/section-header';
import { Own } from '../app/Own.tsx';

type Words = NonNullable<HomeView['own']>;

function Named({ greeting, subtitle, followed }: Words) {
  const { name } = useStore(useServices().guest).guest;
  return (
    <SectionHeader level={1} title={greet(greeting, name)} subtitle={subtitle} link={followed} />
  );
}

/** A guest is greeted by name. What else is said is the same for all who see the same, so the name is put in for each. */
export function Greeting(words: Words) {
  return (
    <Own>
      <Named {...words} />
    </Own>
  );
}
