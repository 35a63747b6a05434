import type { ProfileView } from '@vx/features/actor';
import { useState } from 'react';

/** Free looks at a performer, counted: each is a new one, until it is over. Another performer begins at none. */
export function useLooks({ id, hasPreview }: ProfileView): {
  readonly looks: number;
  readonly look: () => void;
  readonly handleOver: () => void;
} {
  const [seen, setSeen] = useState({ id, count: 0 });
  const looks = seen.id === id && hasPreview ? seen.count : 0;
  return {
    looks,
    look: () => setSeen({ id, count: looks + 1 }),
    handleOver: () => setSeen({ id, count: 0 }),
  };
}
