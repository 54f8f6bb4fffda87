import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { savePlace } from './chosen-place.ts'
import { LocateButton } from './locate-button.tsx'
import type { PickedPlace } from './picked-place.ts'
import { PlaceField } from './place-field.tsx'

type PlaceCardProps = {
  townsOnly?: boolean
  /** Once it is kept and the card is closed. */
  onKept: (place: PickedPlace) => void
}

/**
 * In a card of a reading page: another place for the page, by its name or where the visitor stands. It is stored for the
 * next visit. It takes the place of what stood in the card for those without script.
 */
export default function PlaceCard({ townsOnly, onKept }: PlaceCardProps) {
  const { t } = useTranslation('panchang')
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')

  useLayoutEffect(() => {
    box.current?.parentElement?.querySelector('[data-static]')?.remove()
    box.current?.querySelector('input')?.focus()
  }, [])

  // A field that is left takes its first match; but who presses outside the card has changed their mind.
  const isLeaving = useRef(false)
  useEffect(() => {
    const note = ({ target }: PointerEvent) => {
      isLeaving.current = !box.current?.closest('[popover]')?.contains(target as Node)
    }
    document.addEventListener('pointerdown', note, true)
    return () => document.removeEventListener('pointerdown', note, true)
  }, [])

  const go = (place: PickedPlace) => {
    const card = box.current?.closest<HTMLElement>('[popover]')
    if (isLeaving.current || !card?.matches(':popover-open')) return
    savePlace(place)
    card.hidePopover()
    onKept(place)
  }
  return (
    // Tall enough for the list that opens in it.
    <div ref={box} className="grid min-h-88 content-start gap-3">
      <PlaceField
        label={t('place.field')}
        value={null}
        text={text}
        townsOnly={townsOnly}
        onChange={(place, written) => {
          setText(written)
          if (place) go(place)
        }}
      />
      <LocateButton onFound={go} />
    </div>
  )
}
