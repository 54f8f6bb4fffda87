import { getRates } from '@sankalp/contract/consultations.calls'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { showToast } from '../../../lib/toast.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { Button, LinkButton, chipClasses } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { consultationKeys } from '../api/consultation-keys.ts'
import { isPassing } from './outbox.ts'
import type { Room } from './room.ts'
import { ShownDialog } from './shown-dialog.tsx'

const choices = [5, 10, 15, 30]

type ExtendDialogProps = { room: Room; consultation: Consultation; onClose: () => void }

/** More minutes while talking, as many as the wallet allows. What is not used comes back at the end. */
export default function ExtendDialog({ room, consultation, onClose }: ExtendDialogProps) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const { perMinute } = consultation
  const rates = useRates(consultation.acharyaEntry)
  // By the rate of this talk, which a new one of the acharya's never touches.
  const affordable = rates.data ? Math.floor(Math.round(rates.data.available * 100) / Math.round(perMinute * 100)) : 0
  const [minutes, setMinutes] = useState(choices[0]!)
  // One id until it is answered: pressed again after a lost answer it is the same extension.
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
  const offered = choices.filter((count) => count <= affordable)
  return (
    <ShownDialog
      title={t('extend.title')}
      onClose={onClose}
      actions={
        offered.length > 0 && (
          <Button busy={isPending && t('extend.busy')} onClick={() => void extend()}>
            {t('extend.confirm', { count: minutes, amount: rupeesText(minutes * perMinute, language) })}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <p>{t('extend.text', { rate: rupeesText(perMinute, language) })}</p>
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
            {t(offered.length > 0 ? 'extend.available' : 'extend.tooLittle', {
              amount: rupeesText(rates.data.available, language),
            })}
          </p>
        )}
        {rates.data && offered.length === 0 && (
          // In a tab of its own: the talk goes on here.
          <LinkButton href="/mywallet" target="_blank" rel="noopener" className="justify-self-start">
            {t('extend.recharge')}
          </LinkButton>
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

function useRates(acharyaId: string) {
  const { userId } = useSession()
  return useQuery({
    queryKey: consultationKeys.rates(userId, acharyaId),
    queryFn: ({ signal }) => callApi(getRates, { params: { id: acharyaId }, signal }),
    // Somebody may have recharged in the other tab.
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
}
