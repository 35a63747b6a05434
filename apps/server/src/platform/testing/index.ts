export { createTestServer, type TestServer, type TestServerOptions } from './test-server.ts';
export { databases, type DatabaseKind } from './databases.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
