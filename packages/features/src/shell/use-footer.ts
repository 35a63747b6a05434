import { useServices, useStore } from '../app/context.tsx';
import { ownText } from '../app/own-text.ts';
import { useTexts } from '../texts/use-texts.ts';
import { toFooter, type FooterView } from './presenters/footer.ts';

/** The links at the end of every page. */
export function useFooter(): FooterView {
  const services = useServices();
  const { language, brand, outsideLinks: outside } = services.config;
  const { loggedIn } = useStore(services.guest).guest;
  const guestName = loggedIn
    ? ownText(services, (of) => of.guest.getSnapshot().guest.name ?? '', encodeURIComponent)
    : null;
  return toFooter({ language, brand, guestName, outside }, useTexts());
}
