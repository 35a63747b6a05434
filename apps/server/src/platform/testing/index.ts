export {
  createTestServer,
  type TestAnswer,
  type TestCallOptions,
  type TestGuest,
  type TestServer,
  type TestServerOptions,
} from './test-server.ts';
export { databases, type DatabaseKind } from './databases.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { TestSocket, type TestFrame, type TestSocketOptions } from './test-socket.ts';
export { composeDry } from './dry-product.ts';
