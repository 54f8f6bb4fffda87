import * as contract from '@sankalp/contract/matching'
import type { Mount } from '../../platform/http/mount.ts'
import type { Matching } from './matching.service.ts'

export function mountMatching(mount: Mount, matching: Matching): void {
  mount(contract.matchMaking, async ({ body, request }) => ({ data: matching.match(body, request.language) }))

  mount(contract.matchPdf, async ({ body }) => matching.makePdf(body))
}
