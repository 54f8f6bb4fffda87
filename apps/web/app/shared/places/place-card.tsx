import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { savePlace } from './chosen-place.ts'
import { LocateButton } from './locate-button.tsx'
import type { PickedPlace } from './picked-place.ts'
import { PlaceField } from './place-field.tsx'

type PlaceCardProps = {
  townsOnly?: boolean
  /** What was typed into the form that stood here before, where that is gone by the time this is shown. */
  typedBefore?: () => string
  /** Called once it is stored and the card is closed. */
  onKept: (place: PickedPlace) => void
}

/**
 * Lets the reader choose another place for a reading page, by its name or their location, inside a card. Stores it for
 * the next visit. Replaces what the card shows without JavaScript.
 */
export default function PlaceCard({ townsOnly, typedBefore, onKept }: PlaceCardProps) {
  const { t } = useTranslation('panchang')
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [before] = useState(() => typedBefore?.())

  useLayoutEffect(() => {
    const plainForm = box.current!.parentElement!.querySelector('[data-static]')
    const typed = before ?? plainForm?.querySelector<HTMLInputElement>('input[name=city]')?.value ?? ''
    plainForm?.remove()
    const field = box.current!.querySelector('input')!
    // The field takes over what it finds in itself, and looks it up.
    field.value = typed
    field.focus()
    field.setSelectionRange(typed.length, typed.length)
  }, [before])

  // A field that loses focus takes its first match; but a press outside the card cancels.
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
    // High enough for the list that opens inside it.
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
