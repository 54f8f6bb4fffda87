import { isRouteErrorResponse, replace } from 'react-router'
import type { AlmanacData } from './almanac-data.ts'
import type { LoadArgs } from './load-page.ts'

/** Each is as large as a page. */
const mostPages = 5
/** The pages that came last, by address. Only ever filled in a browser. */
const pages = new Map<string, AlmanacData>()
/** The address that is on the screen, while it is one of these pages. */
let here: string | null = null
/** What could not be had, while the reader is led back to what is on the screen. */
let missed: string | null = null

/** Says which page is on the screen; what it gives back says that it is no more. */
export function noteShown(address: string, shown: AlmanacData): () => void {
  here = address
  pages.delete(address)
  pages.set(address, { ...shown, wanted: undefined })
  if (pages.size > mostPages) pages.delete(pages.keys().next().value!)
  return () => void (here = null)
}

/**
 * Where a page cannot be had, one that came before is shown again, or the one on the screen stays and says so. Either
 * way the address is that of what is shown.
 */
export async function loadOrStay({ request, serverLoader }: LoadArgs): Promise<AlmanacData | Response> {
  const { pathname, search } = new URL(request.url)
  const address = pathname + search
  const shown = here === null ? undefined : pages.get(here)
  if (missed !== null && address === here) {
    const wanted = missed
    missed = null
    if (shown) return { ...shown, wanted }
  }
  try {
    return (await serverLoader()) as AlmanacData
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
    if (address === here && shown) return { ...shown, wanted: address }
    const before = pages.get(address)
    if (before) return before
    if (here === null) throw error
    missed = address
    return replace(here)
  }
}
