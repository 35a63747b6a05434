import { setTimeout as sleep } from 'node:timers/promises';
import { answerOrders } from '../worker-process.ts';

/** Says things again, after a while. */
export interface Echo {
  readonly say: string;
  readonly afterMs: number;
}

answerOrders(async ({ say, afterMs }: Echo) => {
  await sleep(afterMs);
  if (say === 'nonsense') throw new TypeError(say);
  return `${say} from ${process.pid}`;
});
