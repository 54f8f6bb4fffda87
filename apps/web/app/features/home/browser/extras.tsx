import { Suspense, lazy, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useRevalidator } from 'react-router'
import { writeTimesAsKept } from '../../../lib/almanac/write-times.ts'
import { turnTestimonials } from '../../../ui/testimonials-live.ts'
import type { HomeFacts } from '../home-facts.ts'
import { markOwnSign } from './mark-own-sign.ts'
import { usePresent } from './present.ts'
import { QuickKundli } from './quick-kundli.tsx'
import { refreshOnline } from './refresh-online.ts'
import { stepRows } from './step-rows.ts'

const PlaceCard = lazy(() => import('../../../lib/places/place-card.tsx'))

export type ExtrasProps = { root: HTMLElement; facts: HomeFacts }

/** What answers to the reader: rows that are stepped through, the form, the place; and what the minute has changed. */
export function Extras({ root, facts }: ExtrasProps) {
  usePresent({ root, facts })
  useLayoutEffect(() => writeTimesAsKept(root, facts.halfWords), [root, facts])
  useEffect(() => markOwnSign(root), [root])
  useEffect(() => turnTestimonials(root), [root])
  useEffect(() => stepRows(root), [root])
  useEffect(() => refreshOnline(root), [root])
  const card = useOpenedCard(root)
  const { revalidate } = useRevalidator()
  return (
    <Suspense fallback={null}>
      <QuickKundli root={root} />
      {/* By then the server knows the place: it draws the page for it. */}
      {card && createPortal(<PlaceCard townsOnly onKept={() => void revalidate()} />, card.querySelector('[data-island]')!)}
    </Suspense>
  )
}

/** The card of the place, once it was opened or where it stood open already. */
function useOpenedCard(root: HTMLElement): HTMLElement | null {
  const [opened, setOpened] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const card = root.querySelector<HTMLElement>('#change-place')
    const open = () => setOpened(card)
    if (card?.matches(':popover-open')) queueMicrotask(open)
    card?.addEventListener('toggle', open)
    return () => card?.removeEventListener('toggle', open)
  }, [root])
  return opened
}
