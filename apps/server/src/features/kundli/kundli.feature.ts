import type { Feature } from '../../platform/feature.ts'
import { mountKundli } from './kundli.routes.ts'
import { type KundliNeeds, createKundli } from './kundli.service.ts'

export function createKundliFeature(needs: KundliNeeds) {
  const kundli = createKundli(needs)
  return {
    name: 'kundli',
    listSaved: kundli.listSaved,
    mount: ({ mount }) => mountKundli(mount, kundli),
    eraseFor: kundli.eraseFor,
    exportFor: async (userId) => ({ kundalis: await kundli.listSaved(userId) }),
  } satisfies Feature & { listSaved: unknown }
}
