import { connect, createServer, type Server, type Socket } from 'node:net';

/** A small balancer on the level of connections: each goes to the next node that can be reached. */
export interface Balancer extends AsyncDisposable {
  readonly port: number;
  /** How many connections each node got. */
  readonly served: ReadonlyMap<number, number>;
}

/** @param ports of the nodes, on loopback */
export async function startBalancer(port: number, nodes: readonly number[]): Promise<Balancer> {
  const served = new Map(nodes.map((node) => [node, 0]));
  const open = new Set<Socket>();
  let turn = 0;

  const bridge = (client: Socket, tries: number): void => {
    if (tries >= nodes.length) {
      client.destroy();
      return;
    }
    const node = nodes[turn++ % nodes.length] ?? 0;
    const upstream = connect({ port: node, host: '127.0.0.1' });
    let connected = false;
    upstream.once('error', () => {
      // Nothing was sent before the connection stood: the next node may take it.
      if (connected) client.destroy();
      else bridge(client, tries + 1);
    });
    upstream.once('connect', () => {
      connected = true;
      served.set(node, (served.get(node) ?? 0) + 1);
      client.pipe(upstream).pipe(client);
      client.once('close', () => upstream.destroy());
      upstream.once('close', () => client.destroy());
    });
  };

  const server: Server = createServer({ pauseOnConnect: true }, (client) => {
    open.add(client);
    client.setNoDelay(true);
    client.on('error', () => client.destroy());
    client.once('close', () => open.delete(client));
    // Paused: reading begins with the bridge, so that a dead node costs no bytes.
    bridge(client, 0);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    served,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
