export { FakeRealtimeServer, type Fault, type ReceivedFrame } from './fake-server.ts';
export { FakeBrowser, FakeTab } from './fake-browser.ts';
export { TestRealtime, type TestTab } from './test-realtime.ts';
