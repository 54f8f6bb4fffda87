import { Suspense, lazy } from 'react'
import { createPortal } from 'react-dom'
import type { IslandsProps, PageScript } from '../../../lib/reading/page-script.ts'
import { useSession } from '../../../lib/session/session.ts'
import type { DetailFacts } from '../detail-facts.ts'
import { askWhen } from './ask-when.ts'
import { buyHere } from './buy-here.ts'
import { openPictures } from './open-pictures.ts'
import { orderHere } from './order-here.ts'

const OwnReview = lazy(() => import('./own-review.tsx'))

/** All that answers to the reader of a product's page. */
export const detailScript: PageScript<DetailFacts | null> = {
  attach(root, { facts }, { navigate }) {
    if (!facts) return
    const stop = new AbortController()
    openPictures(root, stop.signal)
    askWhen(root, navigate, stop.signal)
    buyHere(root, facts.refused, stop.signal)
    orderHere(root, facts, navigate, stop.signal)
    return () => stop.abort()
  },
  Islands,
}

/** Somebody who has had it delivered may review it; whether that is so is asked only for who is signed in. */
function Islands({ root, page: { facts } }: IslandsProps<DetailFacts | null>) {
  const { userId } = useSession()
  const place = root.querySelector('[data-island=own-review]')
  if (!facts || !place || userId === null) return null
  return createPortal(
    <Suspense fallback={null}>
      <OwnReview key={facts.productId} productId={facts.productId} userId={userId} />
    </Suspense>,
    place,
  )
}
