import { getAcharyaById } from '@sankalp/contract/acharyas.calls'
import { callApi } from '../../../lib/api/api.ts'
import { find } from '../../../lib/reading/data-names.ts'
import type { PageScript } from '../../../lib/reading/page-script.ts'
import type { DetailsFacts } from './details-facts.ts'

/**
 * Opens the acharya that a link passed in the navigation state instead of the address, and updates the page's online
 * light.
 */
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

/** The router stores the state of a navigation under `usr`. */
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
    // Leave the light as it was; the request dialog shows whether the acharya is online.
  }
}
