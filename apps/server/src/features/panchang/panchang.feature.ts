import type { Feature } from '../../platform/feature.ts'
import type { Limits } from '../../platform/limits.ts'
import { mountPanchang } from './panchang.routes.ts'
import { type PanchangNeeds, createPanchang } from './panchang.service.ts'
import { servePublicFiles } from './public-files.routes.ts'

export function createPanchangFeature(needs: PanchangNeeds & { limits: Limits; publicUrl: string }) {
  const { clock, findPlace, limits, publicUrl } = needs
  const panchang = createPanchang(needs)
  return {
    name: 'panchang',
    mount({ mount, http }) {
      mountPanchang(mount, panchang, clock)
      servePublicFiles(http, { panchang, findPlace, limits, publicUrl })
    },
  } satisfies Feature
}
