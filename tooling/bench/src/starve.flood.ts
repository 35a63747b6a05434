/** One guest who sends many calls at once, in a process of its own. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { answerOrders } from './processes.ts';

export interface FloodOrder {
  readonly port: number;
  readonly bearer: string;
  /** All at once. */
  readonly calls: number;
}

/** How often each status was the answer; 0: none. */
export type FloodAnswer = Readonly<Record<number, number>>;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: Infinity });

function call({ port, bearer }: FloodOrder): Promise<number> {
  const body = JSON.stringify({ optionId: 'topup-20000', returnPath: '/en/' });
  return new Promise((resolve) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: 'POST',
        path: '/api/v1/payment/topup?language=en',
        headers: {
          authorization: `Bearer ${bearer}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': randomUUID(),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', () => resolve(0));
      },
    );
    sent.once('error', () => resolve(0));
    sent.end(body);
  });
}

answerOrders(async (order: FloodOrder): Promise<FloodAnswer> => {
  const statuses = await Promise.all(Array.from({ length: order.calls }, () => call(order)));
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
});
