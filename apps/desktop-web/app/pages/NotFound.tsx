import { notFound } from '@vx/features/app';

/** Every address that leads nowhere ends at the root's error page, with status 404. */
export function loader(): never {
  return notFound();
}

export function clientLoader(): never {
  return notFound();
}

export default function NotFound() {
  return null;
}
