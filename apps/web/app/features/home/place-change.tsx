import { Suspense, lazy, startTransition, useEffect, useRef, useState } from 'react'
import { buttonClasses } from '../../ui/button.tsx'
import { linkLook, useWords } from './words.ts'

const PlaceCard = lazy(() => import('../../shared/places/place-card.tsx'))

/** Two texts of the almanac, so that a page need not carry all of them. */
export type PlaceWords = { field: string; show: string }

/**
 * Changes the place of the day. The browser opens the card by itself. Without a script its form opens that place's
 * panchang; with it, the place is stored and the page updates.
 */
export function PlaceChange({ words, onKept }: { words: PlaceWords; onKept: () => void }) {
  const { t } = useWords()
  const card = useRef<HTMLDivElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  // It may have been opened before the script came. In a transition, so that the form stays as it is, with what is being
  // typed into it, until the card's script is there.
  useEffect(() => {
    if (card.current!.matches(':popover-open')) startTransition(() => setIsWanted(true))
  }, [])
  const readTyped = () => card.current!.querySelector('input')?.value ?? ''
  return (
    <>
      <button type="button" popoverTarget="change-place" className={`min-h-12 ${linkLook}`}>
        {t('day.change')}
      </button>
      <div
        ref={card}
        id="change-place"
        popover="auto"
        role="dialog"
        aria-label={t('day.change')}
        onToggle={({ newState }) => newState === 'open' && startTransition(() => setIsWanted(true))}
        className="beside-its-button max-h-[80dvh] w-[min(22rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-rule bg-paper-raised p-4 text-ink shadow-lift"
      >
        {/* By then the server knows the place, and renders the page for it. */}
        <Suspense>
          {isWanted ? <PlaceCard townsOnly typedBefore={readTyped} onKept={onKept} /> : <PlaceForm words={words} />}
        </Suspense>
      </div>
    </>
  )
}

function PlaceForm({ words: { field, show } }: { words: PlaceWords }) {
  return (
    <form action="/panchang" method="get" role="search" className="grid gap-2">
      <label className="grid gap-1">
        <span className="font-semibold">{field}</span>
        <input
          name="city"
          required
          maxLength={80}
          className="min-h-12 rounded-md border border-rule-strong bg-paper-raised px-3"
        />
      </label>
      <button type="submit" className={buttonClasses('primary')}>
        {show}
      </button>
    </form>
  )
}
