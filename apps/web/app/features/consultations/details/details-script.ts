import { getAcharyaById } from '@sankalp/contract/acharyas.calls'
import { callApi } from '../../../lib/api/api.ts'
import { find } from '../../../lib/reading/data-names.ts'
import type { PageScript } from '../../../lib/reading/page-script.ts'
import type { DetailsFacts } from './details-facts.ts'

/** Finds the acharya that a link handed over without naming them in the address, and keeps the light of the page true. */
export const detailsScript: PageScript<DetailsFacts> = {
  attach(root, { facts }, { navigate }) {
    if (facts.acharyaId === null) {
      const handed = readHanded(history.state)
      if (handed) void navigate(`/AstrologerDetails?id=${encodeURIComponent(handed)}`, { replace: true })
      return
    }
    const stop = new AbortController()
    void refreshLight(root, facts.acharyaId, stop.signal)
    return () => stop.abort()
  },
}

/** The router keeps what a navigation hands over under `usr`. */
function readHanded(state: unknown): string | null {
  const handed = (state as { usr?: { acharya?: { _id?: unknown } } } | null)?.usr?.acharya?._id
  return typeof handed === 'string' ? handed : null
}

async function refreshLight(root: HTMLElement, id: string, signal: AbortSignal): Promise<void> {
  const mark = find(root, 'light')
  if (!mark) return
  try {
    const { acharya } = await callApi(getAcharyaById, { params: { id }, signal })
    mark.dataset.light = acharya.online ? (acharya.busy ? 'busy' : 'online') : 'offline'
  } catch {
    // It stays as it was; whoever asks for a talk is told whether they are there.
  }
}
