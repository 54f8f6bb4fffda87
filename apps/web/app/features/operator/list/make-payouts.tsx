import { leastPayoutPaise } from '@sankalp/contract/acharya-rules'
import { proposePayouts } from '@sankalp/contract/operator.calls'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useMoneyMutation } from '../../../lib/query/use-money-mutation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { operatorKeys } from '../api/operator-keys.ts'
import { rupeesText } from '../operator-words.ts'
import { BankFile } from './bank-file.tsx'

/**
 * Proposes the payouts of every acharya whose earnings are worth a transfer, as one batch. No money moves before
 * another operator confirms it.
 */
export function MakePayouts() {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync, isPending, error } = useMoneyMutation(proposePayouts)
  const least = rupeesText(leastPayoutPaise / 100, language)
  const make = async () => {
    const { batchId, count } = await mutateAsync({})
    if (count === 0) showToast('info', t('payouts.none', { least }))
    else showToast('success', t('payouts.made', { count }))
    await client.invalidateQueries({ queryKey: operatorKeys.all })
    if (batchId) await navigate(`/admin/keep/batch/${batchId}`)
  }
  return (
    <div className="grid gap-2 sm:flex sm:flex-wrap sm:items-center sm:gap-4">
      <Button kind="quiet" busy={isPending && t('busy')} onClick={() => void make().catch(() => undefined)}>
        {t('payouts.make')}
      </Button>
      <BankFile batchId={null} />
      <p className="text-ink-soft">{t('payouts.about', { least })}</p>
      <FormMessage text={error !== null && errorWords(error, language, t('failed'))} />
    </div>
  )
}
