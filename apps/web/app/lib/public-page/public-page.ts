import type { PageHeadProps } from '../page/page-head.tsx'

/** A public page as its loader sends it. `facts` is what its body is rendered from, or what its scripts need. */
export type PublicPage<Facts = unknown> = {
  head: PageHeadProps
  /** The text that a screen reader announces when this page replaces another. */
  spoken: string
  facts: Facts
  /** The address that could not be loaded; this page, shown before, stays instead. */
  failedAddress?: string
  texts: { loading: string; failed: string; whatToDo: string; tryAgain: string }
}
