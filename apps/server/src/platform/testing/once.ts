/** Runs once, before all files of tests. */
import { beginTraffic } from '@vx/tooling-vitest/traffic';
import type { TestProject } from 'vitest/node';
import { trafficFile } from './traffic.ts';

export function setup({ config }: TestProject): void {
  beginTraffic(trafficFile, config.env['REPORT_TREE'] || null);
}
