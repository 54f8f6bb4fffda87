import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { exchangeParts } from '../../../lib/reading/exchange-parts.ts'
import { lazyScript } from '../../../lib/reading/lazy-script.ts'
import { ReadingView } from '../../../lib/reading/reading-view.tsx'
import type { DetailFacts } from '../detail-facts.ts'
import { productAddress } from '../product-address.ts'

/** Whoever has not left by then may want to buy it. */
const settledMs = 1500

const scripts = [
  lazyScript<DetailFacts | null>(async () => (await import('./detail-script.tsx')).detailScript, {
    afterMs: () => settledMs,
  }),
]

export function ProductView() {
  useProductOfState()
  return <ReadingView scripts={scripts} exchange={exchangeParts} />
}

/** The specification hands the product over in the navigation's state. Its address is given its id then, so that it can be shared and reloaded. */
function useProductOfState(): void {
  const { search, state } = useLocation() as { search: string; state: { product?: { _id?: unknown } } | null }
  const navigate = useNavigate()
  const id = state?.product?._id
  useEffect(() => {
    if (typeof id === 'string' && !new URLSearchParams(search).has('id'))
      void navigate(productAddress(encodeURIComponent(id)), { replace: true })
  }, [id, search, navigate])
}
