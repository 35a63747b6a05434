export { sampleOf } from './sample.ts';
export { FakeApi, FakeRefusal, type FakeCall, type Mishap } from './fake-api.ts';
export { createTestRestClient, type TestRestClient } from './test-rest-client.ts';
export { FakeQueries, type FakeQuery } from './fake-queries.ts';
export { createTestGuest } from './test-guest.ts';
