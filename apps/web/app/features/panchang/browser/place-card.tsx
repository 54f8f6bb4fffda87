import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { keepPlace } from '../../../lib/places/kept-place.ts'
import { LocateButton } from '../../../lib/places/locate-button.tsx'
import type { PickedPlace } from '../../../lib/places/picked-place.ts'
import { PlaceField } from '../../../lib/places/place-field.tsx'
import { addressOf } from './kept-address.ts'

/** Another place for this page: by its name, or where the visitor stands. It is kept for the next visit. */
export default function PlaceCard({ to, towns }: DOMStringMap) {
  const { t } = useTranslation('panchang')
  const navigate = useNavigate()
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
    keepPlace(place)
    card.hidePopover()
    void navigate(addressOf(place, to), { preventScrollReset: true })
  }
  return (
    // Tall enough for the list that opens in it.
    <div ref={box} className="grid min-h-88 content-start gap-3">
      <PlaceField
        label={t('place.field')}
        value={null}
        text={text}
        townsOnly={towns !== undefined}
        onChange={(place, written) => {
          setText(written)
          if (place) go(place)
        }}
      />
      <LocateButton onFound={go} />
    </div>
  )
}
