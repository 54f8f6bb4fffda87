import { useState } from 'react'
import { formatOffset, parseOffset } from '../../../lib/birth/offset-text.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { RadioGroup } from '../../../ui/choice-fields.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useProblemText } from './form-fields.tsx'
import { type KundliFormState, clockOf } from './use-kundli-form.ts'

const inlineButton = 'min-h-12 px-1 font-semibold text-sindoor underline underline-offset-4'

/** Where the offset from UTC comes from, a way to correct it, and a question where a clock showed an hour twice or never. */
export function ClockNote({ form }: { form: KundliFormState }) {
  const { t } = useTranslation('kundli')
  const problemText = useProblemText(form)
  const { draft, change } = form
  const [isCorrecting, setIsCorrecting] = useState(false)
  const clock = clockOf(draft)
  const chosen = parseOffset(draft.tzone)

  if (clock && clock.fit !== 'once' && !isCorrecting) {
    return (
      <RadioGroup
        name="tzone"
        label={t(`zone.${clock.fit}`)}
        options={clock.offsets.map((hours, index) => ({
          value: String(hours),
          text: t(index === 0 ? 'zone.before' : 'zone.after', { offset: formatOffset(hours) }),
        }))}
        value={draft.tzone}
        onChange={(tzone) => change({ tzone })}
        error={problemText('tzone')}
        disabled={form.isBusy}
      />
    )
  }
  if (isCorrecting || problemText('tzone')) {
    return (
      <div className="grid gap-1">
        <TextField
          id="kundli-tzone"
          name="tzone"
          label={t('zone.label')}
          value={draft.tzone}
          onChange={({ target }) => change({ tzone: target.value })}
          error={problemText('tzone')}
          inputMode="text"
          maxLength={9}
          className="max-w-60"
        />
        <button
          type="button"
          className={`${inlineButton} justify-self-start`}
          onClick={() => {
            change({ tzone: '' })
            setIsCorrecting(false)
          }}
        >
          {t('zone.follow')}
        </button>
      </div>
    )
  }
  if (!clock && chosen === null) return null
  const hours = chosen ?? clock?.offsets[0] ?? 0
  const isWarTime = chosen === null && draft.place?.zone === 'Asia/Kolkata' && hours === 6.5
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
      <span className="tabular">{t(chosen === null ? 'zone.line' : 'zone.byHand', { offset: formatOffset(hours) })}</span>
      {isWarTime && <span>{t('zone.war')}</span>}
      <button
        type="button"
        className={inlineButton}
        onClick={() => {
          change({ tzone: String(hours) })
          setIsCorrecting(true)
        }}
      >
        {t('zone.correct')}
      </button>
    </p>
  )
}
