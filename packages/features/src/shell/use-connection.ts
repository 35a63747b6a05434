import { useEffect, useState } from 'react';
import { useServices } from '../app/context.tsx';
import { isKeptPage } from './kept-page.ts';
import { createConnection, type BrowserLine, type ConnectionNotice } from './connection.ts';

/** The line as the browser knows it. */
export const browserLine: BrowserLine = {
  isOnline: () => navigator.onLine,
  onChange(listener) {
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};

/** A page that was kept stands for a connection that is away, whatever the browser believes. */
const pageLine: BrowserLine = {
  ...browserLine,
  isOnline: () => browserLine.isOnline() && !isKeptPage(),
};

/** What to say about the line; nothing before hydration. */
export function useConnection(): ConnectionNotice {
  const services = useServices();
  const [notice, setNotice] = useState<ConnectionNotice>(null);
  useEffect(() => {
    const connection = createConnection(services, pageLine);
    const show = (): void => setNotice(connection.getSnapshot());
    show();
    const stop = connection.subscribe(show);
    return () => {
      stop();
      connection[Symbol.dispose]();
    };
  }, [services]);
  return notice;
}
