import type { PriceLine } from '@sankalp/contract/pooja-price'
import { formatRupees } from '@sankalp/contract/money'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import { totalPaise } from '../price.ts'

type ActionBarProps = { lines: readonly PriceLine[]; children?: ReactNode; message?: ReactNode }

/** The bar at the bottom of every step, within reach of the thumb: the total, its parts, and the step's one action. */
export function ActionBar({ lines, children, message }: ActionBarProps) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  return (
    <div className="sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-rule bg-paper px-4 py-2 sm:mx-0 sm:py-3 sm:px-0">
      {message}
      <div className="grid items-end gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto]">
        <details className="group min-w-0">
          <summary className="unmarked min-h-10">
            <span className="text-sm text-ink-soft underline decoration-dotted underline-offset-4">
              {t('price.how')}
            </span>
            <span className="flex items-baseline gap-2">
              <span className="text-sm text-ink-soft">{t('price.total')}</span>
              <output className="tabular font-heading text-2xl leading-none text-peacock">
                {wholeRupeesText(totalPaise(lines) / 100, language)}
              </output>
            </span>
          </summary>
          <PriceTable lines={lines} />
        </details>
        {children && <div className="grid *:w-full sm:flex sm:justify-end sm:*:w-auto">{children}</div>}
      </div>
    </div>
  )
}

const ofCharge = { pooja: 'price.ofPooja', samagri: 'price.ofSamagri', dakshina: 'price.ofDakshina' } as const

/** Shows every part of the price to the paisa. */
export function PriceTable({ lines }: { lines: readonly PriceLine[] }) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  return (
    <dl className="grid gap-1 border-t border-rule py-2">
      {lines.map(({ charge, amountPaise, gstPercent, gstPaise }) => (
        <div key={charge} className="contents">
          <Line label={t(`price.${charge}`)} text={formatRupees(amountPaise, language)} />
          {gstPercent > 0 && (
            <Line
              label={t('price.gst', { percent: gstPercent, what: t(ofCharge[charge]) })}
              text={formatRupees(gstPaise, language)}
              isSoft
            />
          )}
        </div>
      ))}
      <Line label={t('price.total')} text={formatRupees(totalPaise(lines), language)} isTotal />
    </dl>
  )
}

function Line({ label, text, isSoft, isTotal }: { label: string; text: string; isSoft?: boolean; isTotal?: boolean }) {
  const look = isTotal ? 'border-t border-rule pt-1 font-semibold' : isSoft ? 'text-sm text-ink-soft' : ''
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt>{label}</dt>
      <dd className="tabular">{text}</dd>
    </div>
  )
}
