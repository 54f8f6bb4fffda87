import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { toBirthPlace } from '../../../shared/birth/birth-place.ts'
import { readSettings } from '../../../shared/birth/chart-preferences.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { keepPrivate } from '../../../lib/private-state.ts'
import { readChosenPlace } from '../../../shared/places/chosen-place.ts'
import type { PickedPlace } from '../../../shared/places/picked-place.ts'
import { PlaceField, type PlaceFieldHandle } from '../../../shared/places/place-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ChartSource } from '../details/chart-source.ts'
import { momentAt, readNumber } from './prashna.ts'

/** Opens the chart of this moment, at the visitor's place or another, with a number if the asker named one. */
export default function PrashnaEntry() {
  const { t } = useTranslation('kp')
  return (
    <details className="border-t border-rule">
      <summary className="min-h-12 py-3">
        <Heading level={2} className="inline text-2xl">
          {t('prashna.entry')}
        </Heading>
      </summary>
      <EntryForm />
    </details>
  )
}

function EntryForm() {
  const { t } = useTranslation('kp')
  const language = useLanguage()
  const navigate = useNavigate()
  const [place, setPlace] = useState<PickedPlace | null>(readChosenPlace)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState({ number: false, place: false })
  const [isSettling, setIsSettling] = useState(false)
  const field = useRef<PlaceFieldHandle>(null)

  const open = async (event: FormEvent) => {
    event.preventDefault()
    if (isSettling) return
    const number = readNumber(text)
    setIsSettling(true)
    const settled = place ?? (await field.current?.settle()) ?? null
    setIsSettling(false)
    setWrong({ number: number === 'wrong', place: !settled })
    if (number === 'wrong' || !settled) return
    const source: ChartSource = {
      birth: momentAt(Date.now(), toBirthPlace(settled, language), t('prashna.title')),
      settings: { ...readSettings(), ayanamsa: 'kp' },
      reply: null,
      isFromForm: false,
      prashna: { number },
    }
    await navigate('/kundli-details', { state: keepPrivate(source) })
  }

  return (
    <form noValidate onSubmit={(event) => void open(event)} className="grid gap-4 pb-4">
      <p className="text-ink-soft">{t('prashna.lead')}</p>
      <PlaceField
        ref={field}
        id="prashna-place"
        label={t('prashna.place')}
        error={wrong.place && t('prashna.noPlace')}
        value={place}
        onChange={setPlace}
        required
      />
      <TextField
        label={t('prashna.number')}
        hint={t('prashna.numberHint')}
        error={wrong.number && t('prashna.wrongNumber')}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" busy={isSettling && t('prashna.busy')} className="max-sm:w-full sm:justify-self-start">
        {t('prashna.open')}
      </Button>
    </form>
  )
}
