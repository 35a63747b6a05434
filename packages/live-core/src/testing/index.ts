export { FakeLiveServer } from './fake-live-server.ts';
