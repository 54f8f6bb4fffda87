import { signOfRashi } from '@sankalp/contract/horoscope-keys'
import { writeLocal } from '../../../lib/storage.ts'
import type { ChartBasics } from './basics.ts'
import type { ChartSource } from './chart-source.ts'

/**
 * Stores the sign of the latest chart that was made on this device, with which the horoscope opens. It ignores a chart
 * from a link, which may be anybody's; a chart without its time, when the Moon may be in either of two signs; and other
 * ayanamsas than Lahiri's, by which horoscopes are written.
 */
export function keepMoonSign({ birth, isFromForm }: ChartSource, { astro, settings }: ChartBasics): void {
  if (isFromForm && birth.time && settings.ayanamsa === 'lahiri') writeLocal('chartMoonSign', signOfRashi(astro.rashi))
}
