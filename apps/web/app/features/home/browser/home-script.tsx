import { Suspense, lazy } from 'react'
import { createPortal } from 'react-dom'
import { useRevalidator } from 'react-router'
import { FormIsland } from '../../../lib/lazy-form/form-island.tsx'
import type { IslandsProps, PageScript } from '../../../lib/reading/page-script.ts'
import { useOpenedIsland } from '../../../lib/reading/use-opened-island.ts'
import { writeChosenTimes } from '../../../shared/almanac/write-times.ts'
import { turnTestimonials } from '../../../ui/testimonials-live.ts'
import type { HomeFacts } from '../home-facts.ts'
import { followPresent } from './follow-present.ts'
import { markOwnSign } from './mark-own-sign.ts'
import { refreshOnline } from './refresh-online.ts'
import { stepRows } from './step-rows.ts'

const loadQuickKundli = async () => (await import('../components/quick-kundli-form.tsx')).QuickKundliForm
const PlaceCard = lazy(() => import('../../../shared/places/place-card.tsx'))

/** What answers to the reader of the home page: rows that are stepped through, the form, the place; and what the minute has changed. */
export const homeScript: PageScript<HomeFacts> = {
  attach(root, { facts }, { revalidate }) {
    writeChosenTimes(root, facts.halfWords)
    markOwnSign(root)
    const stops = [followPresent(root, facts, revalidate), turnTestimonials(root), stepRows(root), refreshOnline(root)]
    return () => stops.forEach((stop) => stop())
  },
  Islands: HomeIslands,
}

function HomeIslands({ root }: IslandsProps<HomeFacts>) {
  const card = useOpenedIsland(root)
  const { revalidate } = useRevalidator()
  return (
    <Suspense fallback={null}>
      <FormIsland root={root} name="quick-kundli" load={loadQuickKundli} namespaces={['home', 'birth', 'places']} />
      {/* By then the server knows the place, and renders the page for it. */}
      {card && createPortal(<PlaceCard townsOnly onKept={() => void revalidate()} />, card)}
    </Suspense>
  )
}
