import type { Feature } from '../../platform/feature.ts'
import { mountHoroscope } from './horoscope.routes.ts'
import { type HoroscopeNeeds, createHoroscope } from './horoscope.service.ts'

export function createHoroscopeFeature(needs: HoroscopeNeeds) {
  const horoscopes = createHoroscope(needs)
  return {
    name: 'horoscope',
    service: horoscopes,
    mount: ({ mount }) => mountHoroscope(mount, horoscopes, needs.clock),
  } satisfies Feature & { service: unknown }
}
