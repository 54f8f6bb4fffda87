import { getAllDakshina } from '@sankalp/contract/bookings'
import * as contract from '@sankalp/contract/dakshina-editing'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import { createDakshinaPresets } from './dakshina.service.ts'

export function mountDakshina(mount: Mount, needs: { db: Db; clock: Clock }): void {
  const presets = createDakshinaPresets(needs)
  mount(getAllDakshina, async ({ request }) => ({ dakshina: await presets.listOffered(request.language) }))
  mount(contract.getKeptDakshina, async ({ params }) => ({ preset: await presets.get(params.presetId) }))
  mount(contract.createDakshina, async ({ tx, body, request }) => ({
    preset: await presets.create(tx, body, request.language),
  }))
  mount(contract.saveDakshina, async ({ tx, params, body, request }) => ({
    preset: await presets.save(tx, params.presetId, body, request.language),
  }))
}
