import { sessionMinutes } from '@sankalp/contract/constants'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { Notice } from '../../../ui/notice.tsx'
import { type Ask, readAsk, withAsk } from './ask-address.ts'
import { keepIntake, readIntake } from './intake-store.ts'

/**
 * Returns the minutes to request: all that the wallet allows, up to the maximum length. More can be added during the
 * consultation.
 */
export function minutesToAsk(affordable: number): number {
  return Math.max(1, Math.min(affordable, sessionMinutes))
}

type ConfirmFactsProps = {
  ask: Ask
  rate: { perMinute: number; minutes: number }
  available: number
  isPoor: boolean
}

/** Shows the price, the wallet and the end, each with a small label. */
export function ConfirmFacts({ ask, rate: { perMinute, minutes }, available, isPoor }: ConfirmFactsProps) {
  const { t } = useTranslation('find-acharya')
  const language = useLanguage()
  const rupees = (amount: number) => rupeesText(amount, language)
  if (isPoor) {
    return (
      <div role="alert">
        <Notice kind="warning" title={t('confirm.insufficient')}>
          {t('confirm.insufficientText', { rate: rupees(perMinute), amount: rupees(available) })}
        </Notice>
      </div>
    )
  }
  const asked = minutesToAsk(minutes)
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-y border-rule py-4">
        <Fact label={t('confirm.costs')} value={rupees(perMinute)} />
        <Fact
          label={t('confirm.wallet')}
          value={t('confirm.minutes', { count: minutes })}
          note={t('confirm.walletHas', { amount: rupees(available) })}
        />
        <Line label={t('confirm.atMost')}>
          {t('confirm.atMostText', { count: asked, amount: rupees(asked * perMinute) })}
        </Line>
        <Line label={t('confirm.end')}>{t('confirm.endText')}</Line>
        <Line label={t('confirm.intake')}>
          <IntakeLine ask={ask} />
        </Line>
      </dl>
      <p className="font-semibold text-peacock">{t('confirm.free')}</p>
    </>
  )
}

function Fact({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>
        <span className="tabular block font-heading text-2xl leading-snug">{value}</span>
        {note && <span className="tabular text-sm text-ink-soft">{note}</span>}
      </dd>
    </div>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="col-span-2">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  )
}

const linkLook = 'inline-flex min-h-12 items-center font-semibold text-sindoor underline underline-offset-4'

/** Shows what is sent with the request, and a link to change it. */
function IntakeLine({ ask }: { ask: Ask }) {
  const { t } = useTranslation('find-acharya')
  const { pathname, search } = useLocation()
  const [intake, setIntake] = useState(readIntake)
  const back = `${pathname}?${withAsk(new URLSearchParams(search), readAsk(new URLSearchParams(search)) ?? ask)}`
  const form = `/ChatwithastroForm?${new URLSearchParams({ talk: ask.talk, back })}`
  if (!intake) {
    return (
      <>
        {t('confirm.intakeNone')}{' '}
        <a href={form} className={linkLook}>
          {t('confirm.intakeAdd')}
        </a>
      </>
    )
  }
  const { name, date, time, birthplace, timeUnknown } = intake
  const leave = () => {
    keepIntake(null)
    setIntake(null)
  }
  return (
    <>
      <span className="block wrap-anywhere">
        {[name, date.split('-').toReversed().join('-'), timeUnknown ? t('confirm.timeUnknown') : time, birthplace].join(
          ', ',
        )}
      </span>
      <span className="flex flex-wrap gap-x-6">
        <a href={form} className={linkLook}>
          {t('confirm.intakeChange')}
        </a>
        <button type="button" onClick={leave} className={linkLook}>
          {t('confirm.intakeLeave')}
        </button>
      </span>
    </>
  )
}
