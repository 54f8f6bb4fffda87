import { leastPayoutPaise } from '@sankalp/contract/acharya-rules'
import { indiaDay } from '@sankalp/contract/india-time'
import { proposePayouts } from '@sankalp/contract/operator.calls'
import { getBankFile } from '@sankalp/contract/payouts.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { downloadFile } from '../../../lib/download-file.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useMoneyMutation } from '../../../lib/query/use-money-mutation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { operatorKeys } from '../api/operator-keys.ts'
import { rupeesText } from '../operator-words.ts'

/** Proposes the payouts of everybody whose earnings are worth a transfer. Nothing moves before somebody else confirms it. */
export function MakePayouts() {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const client = useQueryClient()
  const { mutateAsync, isPending, error: notMade } = useMoneyMutation(proposePayouts)
  const file = useMutation({ mutationFn: () => downloadFile(getBankFile, {}, [indiaDay(new Date())]) })
  const error = notMade ?? file.error
  const make = async () => {
    const { count } = await mutateAsync({})
    showToast('success', t('payouts.made', { count }))
    await client.invalidateQueries({ queryKey: operatorKeys.all })
  }
  return (
    <div className="grid gap-2 sm:flex sm:flex-wrap sm:items-center sm:gap-4">
      <Button kind="quiet" busy={isPending && t('busy')} onClick={() => void make().catch(() => undefined)}>
        {t('payouts.make')}
      </Button>
      <Button kind="quiet" busy={file.isPending && t('busy')} onClick={() => file.mutate()}>
        {t('payouts.bankFile')}
      </Button>
      <p className="text-ink-soft">{t('payouts.about', { least: rupeesText(leastPayoutPaise / 100, language) })}</p>
      <FormMessage text={error !== null && errorWords(error, language, t('failed'))} />
    </div>
  )
}
