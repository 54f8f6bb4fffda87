import * as contract from '@sankalp/contract/kundli'
import type { Mount } from '../../platform/http/mount.ts'
import type { Kundli } from './kundli.service.ts'

export function mountKundli(mount: Mount, kundli: Kundli): void {
  mount(contract.generateKundali, ({ body }) => ({ kundali: kundli.makeReply(body) }))

  mount(contract.kundaliPdf, ({ body }) => kundli.makePdf(body))

  mount(contract.getKundali, async ({ viewer }) => ({ kundalis: await kundli.listSaved(viewer.userId) }))

  mount(contract.saveKundali, async ({ viewer, body }) => ({ kundali: await kundli.save(viewer.userId, body) }))

  mount(contract.renameKundali, async ({ viewer, params, body }) => ({
    kundali: await kundli.rename(viewer.userId, params.kundaliId, body.name),
  }))

  mount(contract.chooseOwnKundali, async ({ viewer, params }) => ({
    kundali: await kundli.chooseOwn(viewer.userId, params.kundaliId),
  }))

  mount(contract.deleteKundali, async ({ viewer, params }) => {
    await kundli.remove(viewer.userId, params.kundaliId)
    return { success: true as const }
  })
}
