import { useEffect, useState } from 'react';
import { useServices } from '../app/context.tsx';
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

/** What to say about the line; nothing before hydration. */
export function useConnection(): ConnectionNotice {
  const services = useServices();
  const [notice, setNotice] = useState<ConnectionNotice>(null);
  useEffect(() => {
    const connection = createConnection(services, browserLine);
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
