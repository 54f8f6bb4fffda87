import type { KundliReply } from '@sankalp/contract/kundli'
import { generateKundali } from '@sankalp/contract/kundli.calls'
import { callApi, isOutage } from '../../../lib/api/api.ts'
import { type Birth, toRequestBirth } from '../../../shared/birth/birth.ts'
import type { ChartSettings } from '../../../shared/birth/chart-settings.ts'
import { currentSession } from '../../../lib/session/session.ts'

/** What the result page needs of a chart that was just made; `reply` is null when it was made on the device. */
export type GeneratedChart = { birth: Birth; settings: ChartSettings; reply: KundliReply | null; isFromForm: true }

/**
 * Has the server make a chart. If no answer can be had, the device makes it: the visitor came for a chart, not for our
 * server's state. Refusals of single fields are thrown on, and so is the failure when the device cannot help either.
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
      // The first failure is the one the visitor can understand and wait out.
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
