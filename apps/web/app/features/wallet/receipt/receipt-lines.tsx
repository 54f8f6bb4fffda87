import type { Receipt, ReceiptLine } from '@sankalp/contract/wallet'
import { linesOfTotal } from '@sankalp/contract/wallet-rules'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { type ShownTax, taxesOf } from './taxes.ts'

const onDesk = 'max-sm:hidden print:table-cell'

/**
 * Shows the lines of a receipt. On a phone the code and the taxes are under the name, on a desktop in separate columns.
 */
export function ReceiptLines({ receipt: { lines, tax, gst } }: { receipt: Receipt }) {
  const { t } = useTranslation('wallet')
  const hasTax = tax !== 0 || lines.some(({ code }) => code !== null)
  const taxes = taxesOf(gst)
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{t('receipt.lines')}</caption>
      <thead className="border-y border-rule-strong text-sm">
        <tr>
          <th scope="col" className="py-1.5 pr-3 font-semibold">
            {t('receipt.item')}
          </th>
          {hasTax && (
            <th scope="col" className={`px-3 py-1.5 font-semibold ${onDesk}`}>
              {t('receipt.code')}
            </th>
          )}
          {taxes.map(({ name }) => (
            <TaxHead key={name} text={t(`receipt.taxes.${name}`)} />
          ))}
          {hasTax && !gst && <TaxHead text={t('receipt.tax')} />}
          <th scope="col" className="py-1.5 pl-3 text-right font-semibold">
            {t(gst ? 'receipt.taxable' : hasTax ? 'receipt.beforeTax' : 'receipt.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {linesOfTotal(lines).map((line, at) => (
          // oxlint-disable-next-line no-array-index-key -- a receipt never changes
          <Line key={at} line={line} hasTax={hasTax} taxes={taxes} />
        ))}
      </tbody>
    </table>
  )
}

function TaxHead({ text }: { text: string }) {
  return (
    <th scope="col" className={`px-3 py-1.5 text-right font-semibold ${onDesk}`}>
      {text}
    </th>
  )
}

type LineProps = { line: ReceiptLine; hasTax: boolean; taxes: readonly ShownTax[] }

function Line({ line, hasTax, taxes }: LineProps) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { item, name, quantity, amount, taxPercent, tax, code } = line
  const shown = shownTaxes(line, taxes, (rupees) => rupeesText(rupees, language))
  const whole = taxPercent === 0 ? '–' : `${rupeesText(tax, language)} (${taxPercent}%)`
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
            {shown.map(({ name: of, text }) => (
              <span key={of} className="block">{`${t(`receipt.taxes.${of}`)} ${text}`}</span>
            ))}
            {taxes.length === 0 && taxPercent !== 0 && (
              <span className="block">{t('receipt.taxIs', { tax: whole })}</span>
            )}
          </span>
        )}
      </td>
      {hasTax && <td className={`tabular px-3 py-2.5 ${onDesk}`}>{code ?? '–'}</td>}
      {taxes.map(({ name: of }) => (
        <TaxCell key={of} text={shown.find((one) => one.name === of)?.text ?? '–'} />
      ))}
      {hasTax && taxes.length === 0 && <TaxCell text={whole} />}
      <td className="tabular py-2.5 pl-3 text-right whitespace-nowrap">{rupeesText(amount, language)}</td>
    </tr>
  )
}

function TaxCell({ text }: { text: string }) {
  return <td className={`tabular px-3 py-2.5 text-right whitespace-nowrap ${onDesk}`}>{text}</td>
}

/** Returns each tax of a line with its part of the rate, such as ₹90.00 (9%). */
function shownTaxes({ gst, taxPercent }: ReceiptLine, taxes: readonly ShownTax[], rupees: (amount: number) => string) {
  return gst
    ? taxes.map(({ name, field, divisor }) => ({ name, text: `${rupees(gst[field])} (${taxPercent / divisor}%)` }))
    : []
}
