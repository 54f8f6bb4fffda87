import type { Consultation } from '@sankalp/contract/live/consultations'
import type { SentAttachment } from '@sankalp/contract/live/messages'
import { useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { type Birth, toRequestBirth } from '../../../shared/birth/birth.ts'
import { birthLine } from '../../../shared/consultations/birth-line.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedState } from '../../../ui/states.tsx'
import { useBirthsToShare } from '../api/get-births.ts'
import { ShownDialog } from './shown-dialog.tsx'

type ShareDialogProps = {
  kind: 'kundli' | 'match'
  consultation: Consultation
  onShare: (attachment: SentAttachment, text: string) => void
  onClose: () => void
}

/** Selects one chart or two: those of the profile, of the request and the saved ones. */
export default function ShareDialog({ kind, consultation, onShare, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['consultations', 'shell'])
  const language = useLanguage()
  const { data: births, error, refetch } = useBirthsToShare(consultation.intake)
  const share = (attachment: SentAttachment, text: string) => {
    onShare(attachment, text)
    onClose()
  }
  return (
    <ShownDialog title={t(`share.${kind}`)} onClose={onClose}>
      {!births && error ? (
        <FailedState title={t('share.failed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()}>
          {errorWords(error, language, '')}
        </FailedState>
      ) : !births ? (
        <div className="grid gap-2">
          <output className="sr-only">{t('loading')}</output>
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      ) : births.length < (kind === 'match' ? 2 : 1) ? (
        <div className="grid gap-3">
          <p>{t(kind === 'match' ? 'share.needTwo' : 'share.none')}</p>
          <LinkButton href="/freekundli" target="_blank" rel="noopener" className="justify-self-start">
            {t('share.make')}
          </LinkButton>
        </div>
      ) : kind === 'kundli' ? (
        <ChartChoice births={births} onShare={share} />
      ) : (
        <MatchChoice births={births} onShare={share} />
      )}
    </ShownDialog>
  )
}

type ChoiceProps = { births: readonly Birth[]; onShare: ShareDialogProps['onShare'] }

function ChartChoice({ births, onShare }: ChoiceProps) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const share = (birth: Birth) => {
    const name = birth.name.slice(0, 80)
    onShare(
      { kind: 'kundli', name, gender: genderOf(birth), place: birth.place.slice(0, 120), birth: toRequestBirth(birth) },
      t('share.kundliText', { name }),
    )
  }
  return (
    <ul className="grid gap-2">
      {births.map((birth) => (
        <li key={keyOf(birth)}>
          <button
            type="button"
            onClick={() => share(birth)}
            className="grid min-h-14 w-full rounded-md border border-rule-strong px-4 py-2 text-left hover:bg-paper-sunk"
          >
            <span className="font-semibold">{birth.name}</span>
            <span className="text-sm text-ink-soft">{birthLine(birth, language, t('chart.noTime'))}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function MatchChoice({ births, onShare }: ChoiceProps) {
  const { t } = useTranslation('consultations')
  const first = Math.max(
    0,
    births.findIndex(({ gender }) => gender === 'male'),
  )
  const second = births.findIndex(({ gender }, index) => index !== first && gender === 'female')
  const [groom, setGroom] = useState(String(first))
  const [bride, setBride] = useState(String(second >= 0 ? second : first === 0 ? 1 : 0))
  const options = births.map(({ name, place }, index) => ({ value: String(index), text: `${name}, ${place}` }))
  const share = () => {
    const [one, other] = [births[Number(groom)]!, births[Number(bride)]!]
    const names = { groom: one.name.slice(0, 80), bride: other.name.slice(0, 80) }
    const fields = { ...prefixed('m_', toRequestBirth(one)), ...prefixed('f_', toRequestBirth(other)) }
    onShare(
      { kind: 'match', ...names, births: fields as Extract<SentAttachment, { kind: 'match' }>['births'] },
      t('share.matchText', names),
    )
  }
  return (
    <div className="grid gap-4">
      <SelectField
        id="match-groom"
        label={t('share.groom')}
        options={options}
        value={groom}
        onChange={({ target }) => setGroom(target.value)}
      />
      <SelectField
        id="match-bride"
        label={t('share.bride')}
        options={options}
        value={bride}
        onChange={({ target }) => setBride(target.value)}
      />
      <Button className="justify-self-end" disabled={groom === bride} onClick={share}>
        {t('share.send')}
      </Button>
    </div>
  )
}

const keyOf = (birth: Birth) => JSON.stringify(birth)

function genderOf({ gender }: Birth) {
  return { male: 'Male', female: 'Female', other: 'Other' }[gender] as 'Male' | 'Female' | 'Other'
}

function prefixed(prefix: string, fields: object) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value as unknown]))
}
