export { createTestServer, type TestGuest, type TestServer } from './test-server.ts';
export { databases, oneDatabase, type DatabaseKind } from './databases.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { TestSocket } from './test-socket.ts';
export { composeDry } from './dry-product.ts';
