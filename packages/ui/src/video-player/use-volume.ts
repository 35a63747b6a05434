import { useCallback, useEffect, useState, type RefObject } from 'react';

/** How loud it plays. */
export type Volume = { /** 0 to 1. */ volume: number; muted: boolean };
/** Where the volume is remembered; the app decides, with the guest's consent. */
export type VolumeStorage = { read: () => Volume | null; write: (volume: Volume) => void };

/** The volume of a video element, remembered across videos. */
export const useVolume = (
  video: RefObject<HTMLVideoElement | null>,
  storage: VolumeStorage | undefined,
  startMuted: boolean,
): [Volume, (next: Partial<Volume>) => void] => {
  const [state, setState] = useState<Volume>({ volume: 1, muted: startMuted });
  useEffect(() => {
    const remembered = storage?.read();
    // The server does not know the device's volume, so it can only be read after the first paint.
    // oxlint-disable-next-line react/set-state-in-effect
    if (remembered) setState({ volume: remembered.volume, muted: startMuted || remembered.muted });
  }, [storage, startMuted]);
  useEffect(() => {
    if (video.current !== null) Object.assign(video.current, state);
  }, [video, state]);
  const change = useCallback(
    (next: Partial<Volume>) => {
      setState((before) => {
        const after = { ...before, ...next };
        storage?.write(after);
        return after;
      });
    },
    [storage],
  );
  return [state, change];
};
