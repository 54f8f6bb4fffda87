import type { KundliReply } from '@sankalp/contract/kundli'
import { generateKundali } from '@sankalp/contract/kundli.calls'
import { callApi, isOutage } from '../../../lib/api/api.ts'
import { type Birth, toRequestBirth } from '../../../shared/birth/birth.ts'
import type { ChartSettings } from '../../../shared/birth/chart-settings.ts'
import { currentSession } from '../../../lib/session/session.ts'

/** The data that the result page needs of a new chart; `reply` is null if it was made on the device. */
export type GeneratedChart = { birth: Birth; settings: ChartSettings; reply: KundliReply | null; isFromForm: true }

/**
 * Requests a chart from the server. Without an answer, the device makes it, so that the user gets a chart during an
 * outage. Refusals of single fields are thrown, and so is the failure if the device cannot help either.
 */
export async function generateChart(birth: Birth, settings: ChartSettings): Promise<GeneratedChart> {
  try {
    return { birth, settings, reply: await callServer(birth, settings), isFromForm: true }
  } catch (failure) {
    if (!isOutage(failure)) throw failure
    const { readChart } = await import('../../../shared/sky/read-chart.ts')
    try {
      await readChart(birth, settings)
    } catch {
      // Throw the first failure, which the user can understand.
      throw failure
    }
    return { birth, settings, reply: null, isFromForm: true }
  }
}

async function callServer(birth: Birth, settings: ChartSettings): Promise<KundliReply> {
  const userId = currentSession()?.userId
  const body = { ...toRequestBirth(birth), ...settings, ...(userId && { userId }) }
  const { kundali } = await callApi(generateKundali, { body })
  return kundali
}
