import type { getMyEarnings } from '@sankalp/contract/acharya-bookings'
import type { Reply } from '@sankalp/contract/endpoint'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { clock, rupeesText, shortDay } from '../console-words.ts'

export type Movements = Reply<typeof getMyEarnings>['movements']

/** The kinds of movements that have a text. */
const kinds = ['pooja', 'dakshina', 'consultation', 'refund', 'payout', 'correction'] as const

/** Shows a month as a statement, newest first. On a phone the day appears below the purpose. */
export function EarningsTable({ movements }: { movements: Movements }) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  return (
    <table className="w-full max-w-3xl">
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="pb-1 text-left font-normal max-sm:hidden">
            {t('earnings.columns.day')}
          </th>
          <th scope="col" className="pb-1 text-left font-normal">
            {t('earnings.columns.what')}
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            {t('earnings.columns.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ at, kind, amount, subject, isToCome }, index) => {
          const kindText = t(`kinds.${kinds.find((one) => one === kind) ?? 'other'}`)
          const day = `${shortDay(at, language)}, ${clock(at, language)}`
          return (
            // oxlint-disable-next-line no-array-index-key -- movements have no id here and never change their order
            <tr key={`${at} ${index}`} className="border-t border-rule align-baseline last:border-b">
              <td className="tabular py-2.5 pr-4 whitespace-nowrap text-ink-soft max-sm:hidden">{day}</td>
              <td className="py-2.5 pr-4">
                <span className="block font-semibold wrap-anywhere">{subject?.[language] ?? kindText}</span>
                {subject && kind !== 'pooja' && <span className="block text-sm text-ink-soft">{kindText}</span>}
                <span className="tabular block text-sm text-ink-soft sm:hidden">{day}</span>
              </td>
              <td
                className={classes(
                  'tabular py-2.5 text-right font-semibold whitespace-nowrap',
                  amount >= 0 && !isToCome && 'text-peacock',
                )}
              >
                {amount >= 0 ? '+' : '−'}
                {rupeesText(Math.abs(amount), language)}
                {isToCome && <span className="block text-sm font-normal text-ink-soft">{t('earnings.isToCome')}</span>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
