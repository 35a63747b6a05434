/** Loaded by each server before the product itself. */
import { recordCalls } from '@vx/tooling-vitest/traffic';
import documents from '../../../apps/server/src/platform/graphql/documents.json' with { type: 'json' };
import { trafficFile } from './own-server.ts';

recordCalls(trafficFile, { ...documents.vxql, ...documents.feed });
