export { AppProviders, useServices, useStore } from './context.tsx';
export { browserServices, composeBrowser, withTexts } from './compose-browser.ts';
export { composeServer, loadServerTexts, makeRequestContext } from './compose-server.ts';
export {
  createServices,
  type ServiceOptions,
  type ServicePorts,
  type Services,
} from './services.ts';
export {
  createDeferredSocket,
  type AttachedSocket,
  type DeferredSocket,
  type LineState,
  type PageSocket,
} from './socket-port.ts';
export {
  CONFIG_ELEMENT,
  GRAPHQL_ELEMENT,
  readEmbeddedJson,
  readPageConfig,
  toEmbeddedJson,
} from './page-data.ts';
export {
  browserLoad,
  notFound,
  serverLoad,
  type PageLoad,
  type PageLoadInput,
} from './page-load.ts';
export {
  browserAction,
  codeOf,
  serverAction,
  type ActionAnswer,
  type PageAction,
  type PageActionInput,
} from './page-action.ts';
export { afterLoad } from './after-load.ts';
export { joinLoads } from './join-loads.ts';
export { keepLoaded } from './keep-loaded.ts';
export { headTags, type Head } from './head.ts';
export { createPageStore } from './page-store.ts';
export type { PartsOfPages } from './parts-of-pages.ts';
export { overlayHistoryAtom } from './overlay-history-atom.ts';
export { useBackCloses } from './use-back-closes.ts';
export { useIsAlive } from './use-is-alive.ts';
export { startQueries } from './start-queries.ts';
export { startRealtime } from './start-realtime.ts';
export { priceOf } from '@vx/currency';
export type { TakenText } from './own-text.ts';
export { requestServices } from './request-context.ts';
export { configMark, type OwnParts, type PageRequest } from './page-request.ts';
export type { AccountSection } from './account-sections.ts';
export { ageCheckPath } from './age-check-path.ts';
export { LEAVE_ADDRESS } from './leave-address.ts';
export { isHeldBack } from './limits-link.ts';
export {
  loginPath,
  NEEDED_PARAM,
  RETURN_PARAM,
  STAY_FIELD,
  signupPath,
  withReturn,
} from './login-path.ts';
export type { PagePath } from './page-path.ts';
export { phonePath } from './phone-path.ts';
export { writePath } from './write-path.ts';
export {
  appLink,
  isWithinApp,
  languageLink,
  pathInLanguage,
  routeAt,
  type Place,
} from './place.ts';
export { requireLogin } from './require-login.ts';
export { useDraft } from './use-draft.ts';
export { usePreviewSeconds } from './use-preview-seconds.ts';
export { useGate } from './use-gate.ts';
export type { GateView } from './presenters/gate.ts';
