import { useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { RadioGroup } from '../../../ui/choice-fields.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { BirthProblems } from '../birth-problems.ts'
import { cityClockOf, offsetOf } from '../city-clock.ts'
import { formatOffset } from '../offset-text.ts'
import type { TypedBirth } from '../typed-birth.ts'
import { clockOf, offsetByHand } from '../typed-parts.ts'
import { useProblemText } from './problem-text.ts'

const inlineButton = 'min-h-12 px-1 font-semibold text-sindoor underline underline-offset-4'

type ClockNoteProps = {
  /** Prefix of the control's name, as in `MomentFields`. */
  prefix?: string
  birth: TypedBirth
  onChange: (change: { tzone: string }) => void
  problems: BirthProblems
  disabled?: boolean
}

/**
 * Shows where the offset from UTC comes from, lets the user correct it, and asks which one is meant when a clock showed
 * an hour twice or never.
 */
export function ClockNote({ prefix = '', birth, onChange, problems, disabled }: ClockNoteProps) {
  const { t } = useTranslation('birth')
  const error = useProblemText()('tzone', problems.tzone)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const clock = clockOf(birth)
  const chosen = offsetByHand(birth)
  const name = `${prefix}tzone`
  const change = (tzone: string) => onChange({ tzone })

  if (clock && clock.fit !== 'once' && !isCorrecting) {
    return (
      <RadioGroup
        name={name}
        label={t(`zone.${clock.fit}`)}
        options={clock.offsets.map((hours, index) => ({
          value: String(hours),
          text: t(index === 0 ? 'zone.before' : 'zone.after', { offset: formatOffset(hours) }),
        }))}
        value={birth.tzone}
        onChange={change}
        error={error}
        disabled={disabled}
      />
    )
  }
  if (isCorrecting || error) {
    return (
      <div className="grid gap-1">
        <TextField
          id={`birth-${name}`}
          name={name}
          label={t('zone.label')}
          value={birth.tzone}
          onChange={({ target }) => change(target.value)}
          error={error}
          autoComplete="off"
          maxLength={9}
          className="max-w-60"
        />
        <button
          type="button"
          className={`${inlineButton} justify-self-start`}
          onClick={() => {
            change('')
            setIsCorrecting(false)
          }}
        >
          {t('zone.follow')}
        </button>
      </div>
    )
  }
  const city = cityClockOf(birth.place, Number(birth.year))
  if (clock && city) {
    return (
      <RadioGroup
        name={name}
        label={t(`zone.city.${city.key}`)}
        options={[
          { value: '', text: t('zone.city.standard', { offset: formatOffset(clock.offsets[0]) }) },
          { value: offsetOf(city), text: t('zone.city.own', { offset: formatOffset(city.hours) }) },
        ]}
        value={birth.tzone}
        onChange={change}
        disabled={disabled}
      />
    )
  }
  if (!clock && chosen === null) return null
  const hours = chosen ?? clock?.offsets[0] ?? 0
  const isWarTime = chosen === null && birth.place?.zone === 'Asia/Kolkata' && hours === 6.5
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
      <span className="tabular">
        {t(chosen === null ? 'zone.line' : 'zone.byHand', { offset: formatOffset(hours) })}
      </span>
      {isWarTime && <span>{t('zone.war')}</span>}
      <button
        type="button"
        className={inlineButton}
        onClick={() => {
          change(String(hours))
          setIsCorrecting(true)
        }}
      >
        {t('zone.correct')}
      </button>
    </p>
  )
}
