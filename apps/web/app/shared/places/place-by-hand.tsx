import { type Ref, useImperativeHandle, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { type Axis, type Coordinate, readCoordinate, splitPair } from './coordinates.ts'
import { findNearestPlace } from './find-nearest-place.ts'
import { type PickedPlace, toPoint } from './picked-place.ts'

const axes: readonly Axis[] = ['lat', 'lon']

/** For the surrounding form: `settle` takes what is written, like the button. */
export type PlaceByHandHandle = { settle: () => Promise<PickedPlace | null> }

type PlaceByHandProps = { id: string; onChange: (place: PickedPlace) => void; ref?: Ref<PlaceByHandHandle> }

/**
 * Asks for latitude and longitude of a village that is not in the gazetteer. Uses the time zone of the nearest place.
 */
export default function PlaceByHand({ id, onChange, ref }: PlaceByHandProps) {
  const { t } = useTranslation('places')
  const [typed, setTyped] = useState<Record<Axis, string>>({ lat: '', lon: '' })
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const read: Record<Axis, Coordinate> = {
    lat: readCoordinate(typed.lat, 'lat'),
    lon: readCoordinate(typed.lon, 'lon'),
  }

  const type = (axis: Axis, text: string) => {
    const [lat, lon] = splitPair(text) ?? []
    setTyped((before) => (lat && lon ? { lat, lon } : { ...before, [axis]: text }))
    setHasFailed(false)
  }
  const take = async (): Promise<PickedPlace | null> => {
    setIsChecked(true)
    const { lat, lon } = read
    if ('problem' in lat || 'problem' in lon) {
      document.getElementById(`${id}-${'problem' in lat ? 'lat' : 'lon'}`)?.focus()
      return null
    }
    setIsBusy(true)
    setHasFailed(false)
    try {
      const { zone } = await findNearestPlace(lat.deg, lon.deg)
      const point = toPoint(lat.deg, lon.deg, zone)
      onChange(point)
      return point
    } catch {
      setHasFailed(true)
      return null
    } finally {
      setIsBusy(false)
    }
  }
  useImperativeHandle(ref, () => ({ settle: async () => (typed.lat || typed.lon ? await take() : null) }))
  const errorOf = (axis: Axis) => {
    const coordinate = read[axis]
    if (!isChecked || !('problem' in coordinate)) return null
    return coordinate.problem === 'outOfRange' ? t(`byHand.${axis}Range`) : t(`byHand.${coordinate.problem}`)
  }

  return (
    <fieldset className="grid gap-3 rounded-md border border-rule p-3 sm:grid-cols-2">
      <legend className="px-1 font-semibold">{t('byHand.title')}</legend>
      {axes.map((axis) => (
        <TextField
          key={axis}
          id={`${id}-${axis}`}
          label={t(`byHand.${axis}`)}
          hint={t(`byHand.${axis}Hint`)}
          error={errorOf(axis)}
          value={typed[axis]}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => type(axis, target.value)}
          // Enter would submit the surrounding form.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void take()
          }}
        />
      ))}
      <div className="sm:col-span-2">
        <FormMessage text={hasFailed ? t('byHand.failed') : null} />
        <Button kind="quiet" busy={isBusy && t('byHand.taking')} onClick={() => void take()}>
          {t('byHand.take')}
        </Button>
      </div>
    </fieldset>
  )
}
