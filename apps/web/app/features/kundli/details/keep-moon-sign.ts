import { signOfRashi } from '@sankalp/contract/horoscope-keys'
import { writeLocal } from '../../../lib/storage.ts'
import type { ChartBasics } from './basics.ts'
import type { ChartSource } from './chart-source.ts'

/**
 * The horoscope opens with the sign of the latest chart that was made on this device. A chart from a link may be anybody's,
 * without its hour the Moon may stand in either of two signs, and horoscopes are written by Lahiri's.
 */
export function keepMoonSign({ birth, isFromForm }: ChartSource, { astro, settings }: ChartBasics): void {
  if (isFromForm && birth.time && settings.ayanamsa === 'lahiri') writeLocal('chartMoonSign', signOfRashi(astro.rashi))
}
