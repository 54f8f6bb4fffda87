import type { ErrorFacts } from '@sankalp/contract'
import { useEffect } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { closeDialog, openDialog } from '../../../ui/dialog-control.ts'

export type ThreeTotals = { totalAmount: number; discount: number; grandTotal: number }
export type ChangedTotals = { before: ThreeTotals; now: ErrorFacts['TOTALS_CHANGED'] }

const dialogId = 'totals-changed'
const sums = ['totalAmount', 'discount', 'grandTotal'] as const
const labels = {
  totalAmount: 'orders:totals.price',
  discount: 'orders:totals.discount',
  grandTotal: 'orders:totals.grand',
} as const

type TotalsChangedDialogProps = { changed: ChangedTotals; onAccept: (totals: ThreeTotals) => void; onClose: () => void }

/** Shows the previous and the new totals side by side. Nothing is ordered until the new ones are accepted. */
export function TotalsChangedDialog({ changed: { before, now }, onAccept, onClose }: TotalsChangedDialogProps) {
  const { t } = useTranslation(['checkout', 'orders', 'shell'])
  const language = useLanguage()
  useEffect(() => openDialog(dialogId), [])
  const rupees = (amount: number) => rupeesText(amount, language)
  const accept = () => {
    closeDialog(dialogId)
    onAccept({ totalAmount: now.totalAmount, discount: now.discount, grandTotal: now.grandTotal })
  }
  return (
    <Dialog
      id={dialogId}
      title={t('changed.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={() => closeDialog(dialogId)}>
            {t('changed.look')}
          </Button>
          <Button onClick={accept}>{t('changed.accept', { amount: rupees(now.grandTotal) })}</Button>
        </>
      }
    >
      <p className="mb-4">{t('changed.text')}</p>
      <table className="tabular w-full text-right">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col">
              <span className="sr-only">{t('changed.what')}</span>
            </th>
            <th scope="col" className="px-2 py-1 font-normal">
              {t('changed.before')}
            </th>
            <th scope="col" className="py-1 pl-2 font-normal">
              {t('changed.now')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => (
            <tr key={sum} className="border-t border-rule">
              <th scope="row" className="py-2 pr-2 text-left font-normal">
                {t(labels[sum])}
              </th>
              <td className="px-2 text-ink-soft">{rupees(before[sum])}</td>
              <td className={before[sum] === now[sum] ? 'pl-2' : 'pl-2 font-semibold text-sindoor'}>
                {rupees(now[sum])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
