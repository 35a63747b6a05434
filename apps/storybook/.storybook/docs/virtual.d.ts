declare module 'virtual:component-facts' {
  import type { ComponentFacts } from './component-facts.ts';

  /** By the story file within `packages/ui/src`: "button/Button.stories.tsx". */
  const facts: Readonly<Record<string, ComponentFacts>>;
  export default facts;
}
