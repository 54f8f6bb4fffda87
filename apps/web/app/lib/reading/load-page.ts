import { isRouteErrorResponse, replace } from 'react-router'
import type { ReadingPage, ShownPage } from './reading-page.ts'

/** Each of them is as large as a page. */
const mostPages = 5
/** The pages shown last, by address. Only ever filled in a browser. */
const pages = new Map<string, ShownPage>()
/** The address on the screen, while it is that of a reading page. */
let shownAddress: string | null = null
/** What could not be loaded, while the reader is led back to what is on the screen. */
let missedAddress: string | null = null

/** Remembers which page is on the screen; the function it returns says that it no longer is. */
export function noteShown(address: string, page: ShownPage): () => void {
  shownAddress = address
  pages.delete(address)
  pages.set(address, { ...page, failedAddress: undefined })
  if (pages.size > mostPages) pages.delete(pages.keys().next().value!)
  return () => void (shownAddress = null)
}

type LoadArgs = { request: Request; serverLoader: () => Promise<unknown> }

/**
 * The client loader of every reading page. Where a page cannot be loaded, one that was shown before under its address is
 * shown again, or the page on the screen stays and says so. Either way the address is that of what is shown.
 */
export async function loadPage({ request, serverLoader }: LoadArgs): Promise<ReadingPage | Response> {
  const { pathname, search } = new URL(request.url)
  const address = pathname + search
  const shown = shownAddress === null ? undefined : pages.get(shownAddress)
  if (missedAddress !== null && address === shownAddress) {
    const failedAddress = missedAddress
    missedAddress = null
    if (shown) return { ...shown, failedAddress }
  }
  try {
    return (await serverLoader()) as ReadingPage
  } catch (error) {
    // Redirects and pages that do not exist are answers, not failures.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
    if (address === shownAddress && shown) return { ...shown, failedAddress: address }
    const before = pages.get(address)
    if (before) return before
    if (shownAddress === null) throw error
    missedAddress = address
    return replace(shownAddress)
  }
}
