import '@vx/ui/layout';
import './guide.css';
import { Text } from '@vx/ui/text';
import { useEffect, useState, type ReactNode } from 'react';

/** A page of the guide: a title, a sentence that says what it is for, and sections. */
export function GuidePage({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <main className="guide">
      <header>
        <Text as="h1" variant="display-m">
          {title}
        </Text>
        <Text as="p" tone="secondary">
          {text}
        </Text>
      </header>
      {children}
    </main>
  );
}

/** A part of a page. */
export function GuideSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section>
      <Text as="h2" variant="title-l">
        {title}
      </Text>
      {children}
    </section>
  );
}

/** What custom properties compute to now; follows the toolbar's theme and brand. */
export function useComputed(names: readonly string[]): (name: string) => string {
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const key = names.join();
  useEffect(() => {
    const read = (): void => {
      const style = getComputedStyle(document.documentElement);
      setValues(
        new Map(key.split(',').map((name) => [name, style.getPropertyValue(name).trim()] as const)),
      );
    };
    read();
    const watch = new MutationObserver(read);
    watch.observe(document.documentElement, { attributes: true });
    return () => watch.disconnect();
  }, [key]);
  return (name) => values.get(name) ?? '';
}
