import { sessionMinutes } from '@sankalp/contract/constants'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { Suspense, use, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { Button, chipClasses } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useRates } from '../request/api/get-rates.ts'
import { minutesFor } from './minutes-for.ts'
import { isPassing } from './outbox.ts'
import { RechargePart } from './recharge-part.ts'
import type { Room } from './room.ts'
import { ShownDialog } from './shown-dialog.tsx'

const choices = [5, 10, 15, 30]

type ExtendDialogProps = {
  room: Room
  consultation: Consultation
  onPaying: (available: number) => void
  onClose: () => void
}

/**
 * More minutes while talking, as many as the wallet allows; where that is few, its packs. What is not used comes back at
 * the end.
 */
export default function ExtendDialog({ room, consultation, onPaying, onClose }: ExtendDialogProps) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const { perMinute } = consultation
  const rates = useRates(consultation.acharyaEntry)
  const affordable = rates.data ? minutesFor(rates.data.available, perMinute) : 0
  const isFew = affordable < choices[0]!
  const offered = !isFew ? choices.filter((count) => count <= affordable) : affordable > 0 ? [affordable] : []
  const [chosen, setMinutes] = useState(choices[0]!)
  const minutes = offered.includes(chosen) ? chosen : (offered[0] ?? chosen)
  const drawRecharge = use(RechargePart)
  // One id until it is answered: another press after a lost answer is the same extension.
  const [ids, setIds] = useState<Record<number, string>>({})
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>(null)

  const extend = async () => {
    const extendId = ids[minutes] ?? crypto.randomUUID()
    setIds({ ...ids, [minutes]: extendId })
    setIsPending(true)
    setError(null)
    try {
      await room.extend(extendId, minutes)
      showToast('success', t('extend.done', { count: minutes }))
      onClose()
    } catch (failure) {
      if (!isPassing(failure)) setIds({})
      setError(failure)
      setIsPending(false)
    }
  }
  return (
    <ShownDialog
      title={t('extend.title')}
      onClose={onClose}
      className="max-sm:mb-0! max-sm:w-full! max-sm:max-w-none!"
      actions={
        offered.length > 0 && (
          <Button busy={isPending && t('extend.busy')} onClick={() => void extend()}>
            {t('extend.confirm', { count: minutes, amount: rupeesText(minutes * perMinute, language) })}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {!(rates.data && isFew) && <p>{t('extend.text', { rate: rupeesText(perMinute, language) })}</p>}
        {!rates.data && !rates.error && <Skeleton className="h-12 w-full" />}
        {offered.length > 0 && (
          <div role="group" aria-label={t('extend.choose')} className="flex flex-wrap gap-2">
            {offered.map((count) => (
              <button
                key={count}
                type="button"
                aria-pressed={minutes === count}
                onClick={() => setMinutes(count)}
                className={chipClasses()}
              >
                {t('extend.minutes', { count })}
              </button>
            ))}
          </div>
        )}
        {rates.data && (
          <p className="text-ink-soft">
            {t(isFew ? 'extend.tooLittle' : 'extend.available', {
              amount: rupeesText(rates.data.available, language),
            })}
          </p>
        )}
        {rates.data && isFew && drawRecharge && (
          <section aria-label={t('extend.recharge')} className="grid gap-3 border-t border-rule pt-4">
            <p>{t('low.how', { minutes: sessionMinutes })}</p>
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>
              {drawRecharge({
                onBegun: () => onPaying(rates.data.available),
                worthOf: (rupees) => t('extend.minutes', { count: minutesFor(rupees, perMinute) }),
              })}
            </Suspense>
          </section>
        )}
        <FormMessage
          text={
            Boolean(rates.error ?? error) &&
            t('extend.failed', { why: errorWords(rates.error ?? error, language, '') }).trim()
          }
        />
      </div>
    </ShownDialog>
  )
}
