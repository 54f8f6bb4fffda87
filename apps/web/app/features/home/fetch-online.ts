import { getAllAcharya } from '@sankalp/contract/acharyas.calls'
import { callApi } from '../../lib/api/api.ts'

/**
 * Fetches the ids of the acharyas who are online. In a file of its own, so that the page renders without the API
 * client.
 */
export async function fetchOnline(signal: AbortSignal): Promise<ReadonlySet<string>> {
  const { astrologers } = await callApi(getAllAcharya, { query: { pageSize: '50' }, signal })
  return new Set(astrologers.filter(({ online }) => online).map(({ _id }) => _id))
}
