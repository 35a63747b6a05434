import { composeBrowser as compose, startRealtime, type Services } from '@vx/features/app';

/** Makes the services of the page; the socket opens when the first paint is done. */
export async function composeBrowser(): Promise<Services> {
  const services = await compose('mobile');
  startRealtime(services);
  return services;
}
