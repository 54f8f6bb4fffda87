import type { Kundali, generateKundali as endpoint } from '@sankalp/contract/kundli'
import { ApiError, callApi } from '../../../lib/api.ts'
import { type Birth, toBirthInput } from '../../../lib/birth/birth.ts'
import type { ChartSettings } from '../../../lib/birth/chart-settings.ts'
import { readZoneClock } from '../../../lib/birth/zone-clock.ts'
import { currentSession } from '../../../lib/session.ts'

/** What the result page needs of a chart that was just asked for; `kundali` is null when it was made on the device. */
export type GeneratedChart = { birth: Birth; settings: ChartSettings; kundali: Kundali | null; isFromForm: true }

/**
 * Asks the server for a chart. If no answer can be had, the device makes it: the visitor came for a chart, not for our
 * server's state. Refusals of single fields are thrown on, and so is the failure when the device cannot help either.
 */
export async function generateChart(birth: Birth, settings: ChartSettings): Promise<GeneratedChart> {
  try {
    return { birth, settings, kundali: await askServer(birth, settings), isFromForm: true }
  } catch (failure) {
    if (!isOutage(failure)) throw failure
    const { readChart } = await import('../../../lib/sky/read-chart.ts')
    try {
      await readChart(birth, settings)
    } catch {
      // The first failure is the one the visitor can understand and wait out.
      throw failure
    }
    return { birth, settings, kundali: null, isFromForm: true }
  }
}

async function askServer(birth: Birth, settings: ChartSettings): Promise<Kundali> {
  const userId = currentSession()?.userId
  const body = { ...toBirthInput(birth), tzone: offsetOf(birth), ...settings, ...(userId && { userId }) }
  const { kundali } = await callApi<typeof endpoint>({ method: 'POST', path: '/api/user/generateKundali' }, { body })
  return kundali
}

/** S1 sends the offset with every birth; a zone this browser does not know is left to the server. */
function offsetOf({ tzone, zone, ...moment }: Birth): number | undefined {
  return tzone ?? (zone === null ? undefined : readZoneClock(zone, moment)?.offsets[0])
}

/** No answer, a server in trouble, or one that asks us to come back later. */
function isOutage(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.status === 0 || failure.status === 429 || failure.status >= 500)
}
