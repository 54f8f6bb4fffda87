import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { rupeesText } from '../../shared/money/rupees.ts'

export type Totals = { totalAmount: number; discount: number; couponDiscount: number; grandTotal: number; gst: number }

/** Shows Total Price, Total Discount and Grand Total, each to the paisa, with the included tax. */
export function TotalsTable({ totals }: { totals: Totals }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { totalAmount, discount, couponDiscount, grandTotal, gst } = totals
  const rupees = (amount: number) => rupeesText(amount, language)
  return (
    <dl className="grid gap-1.5">
      <Row label={t('totals.price')} text={rupees(totalAmount)} />
      <Row label={t('totals.discount')} text={discount > 0 ? `− ${rupees(discount)}` : rupees(0)} />
      {couponDiscount > 0 && <Row label={t('totals.coupon')} text={rupees(couponDiscount)} isSoft />}
      <Row label={t('totals.delivery')} text={t('totals.free')} />
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-rule-strong pt-2">
        <dt className="font-heading text-xl">{t('totals.grand')}</dt>
        <dd className="tabular font-heading text-2xl text-peacock">{rupees(grandTotal)}</dd>
      </div>
      <Row label={t('totals.gst')} text={rupees(gst)} isSoft />
    </dl>
  )
}

function Row({ label, text, isSoft = false }: { label: string; text: string; isSoft?: boolean }) {
  return (
    <div className={isSoft ? 'flex justify-between gap-4 text-sm text-ink-soft' : 'flex justify-between gap-4'}>
      <dt>{label}</dt>
      <dd className="tabular text-right">{text}</dd>
    </div>
  )
}
