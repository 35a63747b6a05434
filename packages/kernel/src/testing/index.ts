export { FakeClock } from './fake-clock.ts';
export { FakeStorage } from './fake-storage.ts';
export { FakeLogger, type LogEntry } from './fake-logger.ts';
export { FakeRandom } from './fake-random.ts';
