import type { WalletTransfer } from '@sankalp/contract/wallet'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { clock, monthOf, shortDay } from '../date-words.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { byMonth } from './by-month.ts'

/** Lists every movement under its month, with a link to its receipt. */
export function HistoryList({ transfers }: { transfers: readonly WalletTransfer[] }) {
  const language = useLanguage()
  return (
    <div className="grid gap-6">
      {byMonth(transfers, (at) => monthOf(at, language)).map(({ month, items }) => (
        <section key={month} aria-label={month}>
          <h3 className="pb-1 text-lg">{month}</h3>
          <ul className="border-b border-rule">
            {items.map((transfer) => (
              <TransferLine key={transfer.transferId} transfer={transfer} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function TransferLine({ transfer }: { transfer: WalletTransfer }) {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const { transferId, kind, at, amount, bonus, balanceAfter, subject } = transfer
  const isIn = amount >= 0
  return (
    <li className="border-t border-rule">
      <a
        href={`/mywallet/receipt/${transferId}`}
        className="flex min-h-12 items-center gap-3 py-2.5 text-ink no-underline hover:bg-paper-sunk"
      >
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{subject.name?.[language] ?? t(`kinds.${kind}`)}</span>
          <span className="tabular block text-sm text-ink-soft">
            {shortDay(at, language)}, {clock(at, language)}
            {subject.name && ` · ${t(`kinds.${kind}`)}`}
          </span>
          {bonus !== 0 && (
            <span className="tabular block text-sm text-ink-soft">
              {t('history.ofIt', { amount: rupeesText(Math.abs(bonus), language) })}
            </span>
          )}
        </span>
        <span className="tabular shrink-0 text-right">
          <span className={classes('block font-semibold', isIn && 'text-peacock')}>
            {isIn ? '+' : '−'}
            {rupeesText(Math.abs(amount), language)}
          </span>
          <span className="block text-sm text-ink-soft">
            <span className="sr-only">{t('history.after')} </span>
            {rupeesText(balanceAfter, language)}
          </span>
        </span>
        <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-ink-soft" />
      </a>
    </li>
  )
}
