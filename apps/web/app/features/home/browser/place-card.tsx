import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { keepPlace } from '../../../lib/places/kept-place.ts'
import { LocateButton } from '../../../lib/places/locate-button.tsx'
import type { PickedPlace } from '../../../lib/places/picked-place.ts'
import { PlaceField } from '../../../lib/places/place-field.tsx'

/** Another place for the day: by its name, or where the visitor stands. It is kept for the next visit. */
export default function PlaceCard({ card }: { card: HTMLElement }) {
  const { t } = useTranslation('panchang')
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')

  useLayoutEffect(() => {
    card.querySelector('[data-static]')?.remove()
    box.current?.querySelector('input')?.focus()
  }, [card])

  const go = (place: PickedPlace) => {
    keepPlace(place)
    card.hidePopover()
    void navigate(`/panchang/${place.slug}`)
  }
  return (
    // Tall enough for the list that opens in it.
    <div ref={box} className="grid min-h-88 content-start gap-3">
      <PlaceField
        label={t('place.field')}
        value={null}
        text={text}
        townsOnly
        onChange={(place, written) => {
          setText(written)
          if (place) go(place)
        }}
      />
      <LocateButton onFound={go} />
    </div>
  )
}
