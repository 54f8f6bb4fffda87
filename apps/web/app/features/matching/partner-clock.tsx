import { type ReactNode, useState } from 'react'
import { birthDateText, birthTimeText } from '../../lib/birth/birth-text.ts'
import { formatOffset, parseOffset } from '../../lib/birth/offset-text.ts'
import type { ClockReading } from '../../lib/birth/zone-clock.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { RadioGroup } from '../../ui/choice-fields.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useProblem } from './number-row.tsx'
import { clockOf, dateOf, isDate, timeOf } from './partner-rules.ts'
import { type Partner, type PartnerProblems, type PartnerValues, fieldId } from './partner-values.ts'

type PartnerClockProps = {
  partner: Partner
  values: PartnerValues
  problems: PartnerProblems
  onChange: (patch: Partial<PartnerValues>) => void
}

/** What was understood of date and time, and the clock of the place that follows from it; this may be corrected. */
export default function PartnerClock(props: PartnerClockProps) {
  const { values, problems, onChange } = props
  const { t } = useTranslation('matching')
  const [isCorrecting, setIsCorrecting] = useState(false)
  const clock = clockOf(values)
  const chosen = parseOffset(values.tzone)
  const hours = chosen ?? clock?.offsets[0]
  const follow = () => {
    setIsCorrecting(false)
    onChange({ tzone: '' })
  }
  const correct = () => {
    setIsCorrecting(true)
    onChange({ tzone: hours === undefined ? '' : String(hours) })
  }
  if (clock && clock.fit !== 'once' && !isCorrecting) return <WhichClock {...props} clock={clock} />
  if (isCorrecting || problems.tzone) return <OffsetField {...props} onFollow={follow} />
  if (!clock || hours === undefined) return <WhatWasRead values={values} />
  return (
    <div>
      <WhatWasRead values={values} />
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        <span>{t(chosen === null ? 'zone.follows' : 'zone.byHand', { offset: formatOffset(hours) })}</span>
        <Inline onClick={correct}>{t('zone.correct')}</Inline>
      </p>
    </div>
  )
}

/** The date in words: 03-04 is read the other way round by some. */
function WhatWasRead({ values }: { values: PartnerValues }) {
  const { t } = useTranslation('matching')
  const language = useLanguage()
  const date = dateOf(values)
  const time = timeOf(values)
  if (!time || !isDate(values)) return null
  const when = `${birthDateText(date, language)}, ${birthTimeText({ time }, language)}`
  return <p className="text-ink-soft">{t('zone.read', { when })}</p>
}

function WhichClock({ partner, values, problems, onChange, clock }: PartnerClockProps & { clock: ClockReading }) {
  const { t } = useTranslation('matching')
  const [before, after = before] = clock.offsets
  const id = fieldId(partner, 'tzone')
  return (
    <div id={id} tabIndex={-1}>
      <RadioGroup
        name={id}
        label={t(clock.fit === 'skipped' ? 'zone.skipped' : 'zone.repeated')}
        error={problems.tzone && t('form.problems.tzone')}
        value={values.tzone}
        onChange={(tzone) => onChange({ tzone })}
        options={[
          { value: String(before), text: t('zone.before', { offset: formatOffset(before) }) },
          { value: String(after), text: t('zone.after', { offset: formatOffset(after) }) },
        ]}
      />
    </div>
  )
}

function OffsetField({ partner, values, problems, onChange, onFollow }: PartnerClockProps & { onFollow: () => void }) {
  const { t } = useTranslation('matching')
  const say = useProblem()
  const id = fieldId(partner, 'tzone')
  return (
    <div className="grid justify-items-start gap-1">
      <TextField
        id={id}
        name={id}
        label={t('zone.label')}
        error={say(problems.tzone)}
        autoComplete="off"
        maxLength={9}
        value={values.tzone}
        onChange={({ target }) => onChange({ tzone: target.value })}
      />
      <Inline onClick={onFollow}>{t('zone.follow')}</Inline>
    </div>
  )
}

function Inline({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className="min-h-12 px-1 font-semibold text-sindoor underline underline-offset-4">
      {children}
    </button>
  )
}
