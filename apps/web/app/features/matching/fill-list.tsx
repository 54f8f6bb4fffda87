import { useEffect, useState } from 'react'
import { errorWords } from '../../lib/api/words.ts'
import { birthDateText } from '../../shared/birth/birth-text.ts'
import { dayOf } from '../../shared/birth/typed-parts.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type OwnBirth, fetchOwnDetails, fetchSavedBirths } from './own-births.ts'
import type { PartnerValues } from './partner-values.ts'

/** `note` is what the user should check after the form was filled. */
type FillListProps = { onFill: (values: PartnerValues, note: string | null) => void }
type Saved = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; births: OwnBirth[] }

/** Fills the form with one tap from the user's own details or a saved chart. */
export default function FillList({ onFill }: FillListProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <div className="grid gap-3 rounded-md border border-rule p-3">
      <MyDetails onFill={onFill} />
      <SavedCharts key={attempt} onFill={onFill} onRetry={() => setAttempt(attempt + 1)} />
    </div>
  )
}

function SavedCharts({ onFill, onRetry }: FillListProps & { onRetry: () => void }) {
  const { t } = useTranslation('matching')
  const language = useLanguage()
  const saved = useSavedBirths()
  const retry = (
    <Button kind="quiet" onClick={onRetry}>
      {t('report.tryAgain')}
    </Button>
  )
  return (
    <>
      <h3 className="text-lg">{t('fill.saved')}</h3>
      {saved.status === 'loading' && (
        <p role="status" className="text-ink-soft">
          {t('fill.loading')}
        </p>
      )}
      {saved.status === 'failed' && (
        <Notice kind="error" title={t('fill.failed')} actions={retry}>
          {errorWords(saved.error, language, '')}
        </Notice>
      )}
      {saved.status === 'ready' && saved.births.length === 0 && <p className="text-ink-soft">{t('fill.none')}</p>}
      {saved.status === 'ready' && (
        <ul className="max-h-72 overflow-y-auto">
          {saved.births.map(({ key, name, values, isTimed }) => (
            <li key={key} className="border-t border-rule">
              <button
                type="button"
                onClick={() => onFill(values, isTimed ? null : t('fill.noTime'))}
                className="min-h-12 w-full py-2 text-left hover:text-sindoor"
              >
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="text-sm text-ink-soft">
                  {birthDateText(dayOf(values), language)}, {values.placeText}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function useSavedBirths(): Saved {
  const [saved, setSaved] = useState<Saved>({ status: 'loading' })
  useEffect(() => {
    let isLeft = false
    const settle = (next: Saved) => {
      if (!isLeft) setSaved(next)
    }
    fetchSavedBirths().then(
      (births) => settle({ status: 'ready', births }),
      (error: unknown) => settle({ status: 'failed', error }),
    )
    return () => {
      isLeft = true
    }
  }, [])
  return saved
}

function MyDetails({ onFill }: FillListProps) {
  const { t } = useTranslation('matching')
  const language = useLanguage()
  const { userId } = useSession()
  const [isBusy, setIsBusy] = useState(false)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const fill = async () => {
    if (!userId) return
    setIsBusy(true)
    setError(null)
    try {
      const values = await fetchOwnDetails(userId)
      if (!values) setIsIncomplete(true)
      else onFill(values, noteOn(values))
    } catch (failure) {
      setError(failure)
    } finally {
      setIsBusy(false)
    }
  }
  /** The profile holds the birthplace as text, so show which place was found for it. */
  const noteOn = ({ place, placeText }: PartnerValues) =>
    place
      ? t('fill.placeTaken', { place: place.label[language] })
      : placeText
        ? t('fill.placeUnknown', { place: placeText })
        : null
  return (
    <div className="grid justify-items-start gap-2">
      <Button kind="quiet" disabled={!userId} busy={isBusy && t('fill.busy')} onClick={() => void fill()}>
        {t('fill.mine')}
      </Button>
      {isIncomplete && (
        <Notice
          actions={
            <LinkButton kind="quiet" href="/profile?redirect=%2FKundlimatchmaking">
              {t('fill.toProfile')}
            </LinkButton>
          }
        >
          {t('fill.mineIncomplete')}
        </Notice>
      )}
      {error !== null && (
        <Notice kind="error" title={t('fill.failed')}>
          {errorWords(error, language, '')}
        </Notice>
      )}
    </div>
  )
}
