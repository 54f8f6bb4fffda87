import { isRouteErrorResponse, replace } from 'react-router'
import type { PublicPage } from './public-page.ts'

/** Each of them holds a whole page. */
const mostPages = 5
/** The pages shown last, by address. Filled only in a browser. */
const pages = new Map<string, PublicPage>()
/** The address on the screen, if it is that of a public page. */
let shownAddress: string | null = null
/** The address that could not be loaded, while the reader is led back to the page on the screen. */
let missedAddress: string | null = null

/** Remembers which page is on the screen. Returns a function to call when the page leaves it. */
export function noteShown(address: string, page: PublicPage): () => void {
  shownAddress = address
  pages.delete(address)
  pages.set(address, { ...page, failedAddress: undefined })
  if (pages.size > mostPages) pages.delete(pages.keys().next().value!)
  return () => void (shownAddress = null)
}

type LoadArgs = { request: Request; serverLoader: () => Promise<unknown> }

/**
 * The client loader of every public page. If a page cannot be loaded, it shows an earlier copy of that address, or the
 * page on the screen stays and says so. Either way the address matches what is shown.
 */
export async function loadPage({ request, serverLoader }: LoadArgs): Promise<PublicPage | Response> {
  const { pathname, search } = new URL(request.url)
  const address = pathname + search
  const shown = shownAddress === null ? undefined : pages.get(shownAddress)
  if (missedAddress !== null && address === shownAddress) {
    const failedAddress = missedAddress
    missedAddress = null
    if (shown) return { ...shown, failedAddress }
  }
  try {
    return (await serverLoader()) as PublicPage
  } catch (error) {
    // Redirects and missing pages are replies, not failures.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
    if (address === shownAddress && shown) return { ...shown, failedAddress: address }
    const before = pages.get(address)
    if (before) return before
    if (shownAddress === null) throw error
    missedAddress = address
    return replace(shownAddress)
  }
}
