import { useState } from 'react';

export type UnsavedQuestionProps = { open: boolean; onStay: () => void; onLeave: () => void };

/** What closes a dialog or a sheet: nothing while it is busy, and only after a question while it holds unsaved input. */
export const useUnsaved = ({
  busy,
  dirty,
  onOpenChange,
}: {
  busy: boolean;
  dirty: boolean;
  onOpenChange: (open: boolean) => void;
}): { handleChange: (open: boolean) => void; question: UnsavedQuestionProps } => {
  const [asking, setAsking] = useState(false);
  return {
    handleChange: (open) => {
      if (open || (!busy && !dirty)) onOpenChange(open);
      else if (!busy) setAsking(true);
    },
    question: {
      open: asking,
      onStay: () => setAsking(false),
      onLeave: () => {
        setAsking(false);
        onOpenChange(false);
      },
    },
  };
};
