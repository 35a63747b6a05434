import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useServices, useStore } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { AgeCheckData } from './load-age-check.ts';
import { toAgeCheck, type AgeCheckView } from './presenters/age-check.ts';

/** The age check of the guest, as the live events tell it. */
export function useAgeCheck(data: AgeCheckData): AgeCheckView {
  const { guest } = useStore(useServices().guest);
  const { revalidate } = useRevalidator();
  const isStale = guest.hasAvs !== data.check.hasAvs;
  // What is kept of the proof is no part of the event.
  useEffect(() => {
    if (isStale) void revalidate();
  }, [isStale, revalidate]);
  // That it was there is not known any more once the page is read anew.
  const [hadProof, setHadProof] = useState(data.check.hasAvs);
  if (data.check.hasAvs && !hadProof) setHadProof(true);
  return toAgeCheck({ ...data, revoked: data.revoked || hadProof }, guest, useTexts());
}
