export {
  realtimeConformance,
  type ConformanceGuest,
  type ConformanceServer,
} from '../testing/conformance.ts';
