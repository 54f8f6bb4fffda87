import type { Receipt } from '@sankalp/contract/wallet'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText, toPaise } from '../../../shared/money/rupees.ts'
import { taxesOf } from './taxes.ts'

/** Shows taxes, the total, and which of the two kinds of money was used. */
export function ReceiptSums({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { kind, tax, total, paid, bonus, gst } = receipt
  const beforeTax = (toPaise(total) - toPaise(tax)) / 100
  return (
    <dl className="grid gap-1.5 sm:ml-auto sm:w-80">
      {tax !== 0 && (
        <>
          <Sum label={t('receipt.beforeTax')} text={rupeesText(beforeTax, language)} />
          {gst ? (
            taxesOf(gst).map(({ name, field }) => (
              <Sum key={name} label={t(`receipt.taxes.${name}`)} text={rupeesText(gst[field], language)} />
            ))
          ) : (
            <Sum label={t('receipt.tax')} text={rupeesText(tax, language)} />
          )}
        </>
      )}
      <div className="flex items-baseline justify-between gap-4 border-y border-rule-strong py-2">
        <dt className="font-heading text-xl">{t(kind === 'recharge' ? 'receipt.youPaid' : 'receipt.total')}</dt>
        <dd className="tabular font-heading text-2xl text-peacock">{rupeesText(total, language)}</dd>
      </div>
      {kind === 'recharge' && bonus !== 0 && (
        <>
          <Sum label={t('receipt.bonusOnTop')} text={rupeesText(bonus, language)} />
          <Sum label={t('receipt.added')} text={rupeesText((toPaise(paid) + toPaise(bonus)) / 100, language)} />
        </>
      )}
      {kind === 'withdrawal' && bonus !== 0 && (
        <Sum label={t('items.lapsedBonus')} text={rupeesText(Math.abs(bonus), language)} />
      )}
      {kind !== 'recharge' && kind !== 'withdrawal' && bonus !== 0 && (
        <>
          <Sum label={t('receipt.ownMoney')} text={rupeesText(Math.abs(paid), language)} />
          <Sum label={t('receipt.bonusMoney')} text={rupeesText(Math.abs(bonus), language)} />
        </>
      )}
    </dl>
  )
}

function Sum({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular">{text}</dd>
    </div>
  )
}
