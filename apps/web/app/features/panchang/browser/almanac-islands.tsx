import { Suspense, lazy } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import type { IslandsProps } from '../../../lib/reading/page-script.ts'
import { useOpenedIsland } from '../../../lib/reading/use-opened-island.ts'
import type { AlmanacFacts } from '../almanac-facts.ts'
import { addressOf } from './chosen-address.ts'

/** Cards whose scripts are loaded when they are opened. Until then they contain a plain form. */
const CalendarCard = lazy(() => import('./calendar-card.tsx'))
const PlaceCard = lazy(() => import('../../../shared/places/place-card.tsx'))

export function AlmanacIslands({ root }: IslandsProps<AlmanacFacts>) {
  const opened = useOpenedIsland(root)
  const navigate = useNavigate()
  if (!opened) return null
  const { island, towns, to } = opened.dataset
  return createPortal(
    <Suspense fallback={null}>
      {island === 'calendar' ? (
        <CalendarCard {...opened.dataset} />
      ) : (
        <PlaceCard
          townsOnly={towns !== undefined}
          onKept={(place) => void navigate(addressOf(place, to), { preventScrollReset: true })}
        />
      )}
    </Suspense>,
    opened,
  )
}
