import { indiaDay } from '@sankalp/contract/india-time'
import { markForBank } from '@sankalp/contract/payout-batches.calls'
import { getBankFile } from '@sankalp/contract/payouts.calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { moveMoney } from '../../../lib/api/move-money.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { operatorKeys } from '../api/operator-keys.ts'

type Props = {
  batchId: string | null
  name?: string
  /** Nothing more can be marked: the file is only fetched again. */ isAllMarked?: boolean
}

/** Marks the payable payouts for the bank, with the account of each, and downloads the bank's file. */
export function BankFile({ batchId, name, isAllMarked }: Props) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { left } = isAllMarked ? { left: 0 } : await moveMoney(markForBank, { body: { batchId } })
      await downloadFile(getBankFile, { query: { ...(batchId && { batchId }) } }, [name ?? indiaDay(new Date())])
      return left
    },
    onSuccess: (left) => left > 0 && showToast('success', t('payouts.left', { count: left })),
    onSettled: () => client.invalidateQueries({ queryKey: operatorKeys.all }),
  })
  return (
    <>
      <Button kind="quiet" busy={isPending && t('busy')} onClick={() => mutate()}>
        {t('payouts.bankFile')}
      </Button>
      <FormMessage text={error !== null && errorWords(error, language, t('failed'))} />
    </>
  )
}
