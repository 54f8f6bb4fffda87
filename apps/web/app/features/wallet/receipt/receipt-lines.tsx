import type { Receipt, ReceiptLine } from '@sankalp/contract/wallet'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'

/** The lines of a receipt. On a phone the code and the tax stand under the name, on a desk in columns of their own. */
export function ReceiptLines({ receipt: { lines, tax } }: { receipt: Receipt }) {
  const { t } = useTranslation('wallet')
  const hasTax = tax !== 0 || lines.some(({ code }) => code !== null)
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{t('receipt.lines')}</caption>
      <thead className="border-y border-rule-strong text-sm">
        <tr>
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            {t('receipt.item')}
          </th>
          {hasTax && (
            <>
              <th scope="col" className="px-3 py-1.5 font-semibold max-sm:hidden print:table-cell">
                {t('receipt.code')}
              </th>
              <th scope="col" className="px-3 py-1.5 text-right font-semibold max-sm:hidden print:table-cell">
                {t('receipt.tax')}
              </th>
            </>
          )}
          <th scope="col" className="py-1.5 pl-3 text-right font-semibold">
            {t(hasTax ? 'receipt.beforeTax' : 'receipt.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // oxlint-disable-next-line no-array-index-key -- a receipt never changes
          <Line key={at} line={line} hasTax={hasTax} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ line, hasTax }: { line: ReceiptLine; hasTax: boolean }) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { item, name, quantity, amount, taxPercent, tax, code } = line
  const taxText = taxPercent === 0 ? '–' : `${rupeesText(tax, language)} (${taxPercent}%)`
  return (
    <tr className="border-b border-rule align-top">
      <td className="py-2.5 pr-3">
        <span className="block wrap-anywhere">
          {name ? `${t(`items.${item}`)}: ${name[language]}` : t(`items.${item}`)}
          {quantity > 1 && <span className="tabular"> × {quantity}</span>}
        </span>
        {hasTax && (code !== null || taxPercent !== 0) && (
          <span className="tabular block text-sm text-ink-soft sm:hidden print:hidden">
            {code !== null && t('receipt.codeIs', { code })}
            {taxPercent !== 0 && <span className="block">{t('receipt.taxIs', { tax: taxText })}</span>}
          </span>
        )}
      </td>
      {hasTax && (
        <>
          <td className="tabular px-3 py-2.5 max-sm:hidden print:table-cell">{code ?? '–'}</td>
          <td className="tabular px-3 py-2.5 text-right whitespace-nowrap max-sm:hidden print:table-cell">{taxText}</td>
        </>
      )}
      <td className="tabular py-2.5 pl-3 text-right whitespace-nowrap">{rupeesText(amount, language)}</td>
    </tr>
  )
}
