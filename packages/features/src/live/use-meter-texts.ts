import { useTexts } from '../texts/use-texts.ts';
import { toMeterTexts, type MeterTexts, type MeterView } from './presenters/meter.ts';

/**
 * What a meter says, in the language of the page.
 * @param recharges coins are bought by themselves
 */
export const useMeterTexts = (meter: MeterView, recharges: boolean): MeterTexts =>
  toMeterTexts(meter, recharges, useTexts());
