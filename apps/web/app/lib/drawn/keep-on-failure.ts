import { isRouteErrorResponse } from 'react-router'
import type { DrawnPage, FailedPage } from './drawn-page.ts'

/** The page is open and the next one cannot be had: that is no reason to take away what is being read. */
export async function keepOnFailure({ serverLoader }: { serverLoader: () => Promise<unknown> }): Promise<DrawnPage | FailedPage> {
  try {
    return (await serverLoader()) as DrawnPage
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
    return { failed: true }
  }
}
