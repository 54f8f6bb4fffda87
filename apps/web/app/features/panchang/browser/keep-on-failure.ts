import { isRouteErrorResponse } from 'react-router'
import type { AlmanacData, FailedData } from './almanac-data.ts'

/**
 * The page is open and the next one cannot be had: that is no reason to take away what is being read.
 * Redirects and pages that do not exist go their usual way.
 */
export async function keepOnFailure({ serverLoader }: { serverLoader: () => Promise<unknown> }): Promise<AlmanacData | FailedData> {
  try {
    return (await serverLoader()) as AlmanacData
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
    return { failed: true }
  }
}
