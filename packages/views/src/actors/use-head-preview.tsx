import type { ProfileView } from '@vx/features/actors';
import { useState, type ReactNode } from 'react';
import { LazyPreview } from '../live/LazyPreview.tsx';

/**
 * The free look in the head of a profile, and what begins one: each is a new one, until it is over. Another
 * performer begins at none.
 */
export function useHeadPreview({ id, name, hasPreview }: ProfileView): {
  readonly preview: ReactNode;
  readonly look: () => void;
} {
  const [seen, setSeen] = useState({ id, count: 0 });
  const looks = seen.id === id && hasPreview ? seen.count : 0;
  return {
    look: () => setSeen({ id, count: looks + 1 }),
    preview: looks > 0 && (
      <LazyPreview
        key={looks}
        actorId={id}
        name={name}
        variant="hero"
        onOver={() => setSeen({ id, count: 0 })}
      />
    ),
  };
}
