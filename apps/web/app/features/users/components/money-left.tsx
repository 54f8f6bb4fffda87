import { type MoneyChoice, type MoneyLeft as Facts, givenUpPaise, moneyChoices } from '@sankalp/contract/closing-money'
import { formatRupees } from '@sankalp/contract/money'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Checkbox, RadioGroup } from '../../../ui/choice-fields.tsx'
import { Notice } from '../../../ui/notice.tsx'

/**
 * What the user has chosen so far. Nothing is preselected. Giving up applies to one sum; another sum needs another
 * confirmation.
 */
export type MoneySaid = { choice: MoneyChoice | null; givenUpPaise: number }
export const nothingSaid: MoneySaid = { choice: null, givenUpPaise: 0 }

/** Returns what to send once everything is decided; null before that. */
export function decidedMoney(
  facts: Facts,
  { choice, ...said }: MoneySaid,
): { money?: MoneyChoice; givenUp: number } | null {
  if (facts.reservedPaise > 0 || (facts.returnablePaise > 0 && choice === null)) return null
  if (givenUpPaise(facts, choice ?? 'giveUp') !== said.givenUpPaise) return null
  return { ...(choice && { money: choice }), givenUp: said.givenUpPaise / 100 }
}

type MoneyLeftProps = { facts: Facts; said: MoneySaid; onSay: (said: MoneySaid) => void }

/** Asks what happens to the money of an account that is to be erased, and first says how the user can get it. */
export function MoneyLeft({ facts, said, onSay }: MoneyLeftProps) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const rupees = (amountPaise: number) => formatRupees(amountPaise, language)
  const { paidPaise, returnablePaise, bonusPaise, reservedPaise, earningsPaise, latePoojasPaise, failedRefundsPaise } =
    facts
  if (reservedPaise > 0) {
    return (
      <div role="alert">
        <Notice kind="warning" title={t('money.reserved', { amount: rupees(reservedPaise) })}>
          {t('money.reservedText')}
        </Notice>
      </div>
    )
  }
  const isChosen = returnablePaise === 0 || said.choice !== null
  const lostPaise = givenUpPaise(facts, said.choice ?? 'giveUp')
  const stuckPaise = paidPaise - returnablePaise
  return (
    <div role="alert" className="grid gap-3 rounded-md border-l-4 border-marigold bg-marigold-tint p-4">
      {returnablePaise > 0 && (
        <RadioGroup
          name="money"
          label={t('money.question', { amount: rupees(paidPaise) })}
          value={said.choice}
          onChange={(choice) => onSay({ choice: choice, givenUpPaise: 0 })}
          options={moneyChoices.map((value) => ({
            value,
            text: t(`money.${value}`, { amount: rupees(value === 'payBack' ? returnablePaise : paidPaise) }),
          }))}
        />
      )}
      {stuckPaise > 0 && <p className="tabular">{t('money.stuck', { amount: rupees(stuckPaise) })}</p>}
      {latePoojasPaise > 0 && <p className="tabular">{t('money.latePoojas', { amount: rupees(latePoojasPaise) })}</p>}
      {earningsPaise > 0 && (
        <p className="tabular">
          {t('money.earnings', { amount: rupees(earningsPaise) })}{' '}
          <a href="/acharya/earnings" className="underline">
            {t('money.toEarnings')}
          </a>
        </p>
      )}
      {failedRefundsPaise > 0 && (
        <p className="tabular">
          {t('money.failedRefunds', { amount: rupees(failedRefundsPaise) })}{' '}
          <a href="/contact" className="underline">
            {t('money.toContact')}
          </a>
        </p>
      )}
      {isChosen && lostPaise > 0 && (
        <Checkbox
          label={t('money.confirm', { amount: rupees(lostPaise) })}
          checked={said.givenUpPaise === lostPaise}
          onChange={({ target }) => onSay({ ...said, givenUpPaise: target.checked ? lostPaise : 0 })}
        />
      )}
      {bonusPaise > 0 && <p className="tabular text-sm">{t('money.bonus', { amount: rupees(bonusPaise) })}</p>}
    </div>
  )
}
