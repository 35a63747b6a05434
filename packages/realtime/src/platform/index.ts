export { createBrowserRealtime, type BrowserRealtimeOptions } from './browser-realtime.ts';
export { createWebSocketOpener } from './web-socket.ts';
export { createWebTabs } from './web-tabs.ts';
export { createPageSignals } from './page-signals.ts';
