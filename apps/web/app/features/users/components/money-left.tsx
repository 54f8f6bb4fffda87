import type { ErrorFacts } from '@sankalp/contract'
import { formatRupees } from '@sankalp/contract/money'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { RadioGroup } from '../../../ui/choice-fields.tsx'
import { Notice } from '../../../ui/notice.tsx'

const choices = ['payBack', 'giveUp'] as const
export type MoneyChoice = (typeof choices)[number]

type MoneyLeftProps = {
  facts: ErrorFacts['MONEY_LEFT']
  choice: MoneyChoice | null
  onChoose: (choice: MoneyChoice) => void
}

/** Asks what becomes of the money in the wallet of an account that is to be erased. Nothing is chosen beforehand. */
export function MoneyLeft({ facts: { paidPaise, bonusPaise, reservedPaise }, choice, onChoose }: MoneyLeftProps) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const rupees = (amountPaise: number) => formatRupees(amountPaise, language)
  if (reservedPaise > 0) {
    return (
      <div role="alert">
        <Notice kind="warning" title={t('money.reserved', { amount: rupees(reservedPaise) })}>
          {t('money.reservedText')}
        </Notice>
      </div>
    )
  }
  return (
    <div role="alert" className="grid gap-2 rounded-md border-l-4 border-marigold bg-marigold-tint p-4">
      <RadioGroup
        name="money"
        label={t('money.question', { amount: rupees(paidPaise) })}
        value={choice}
        onChange={(value) => onChoose(value as MoneyChoice)}
        options={choices.map((value) => ({ value, text: t(`money.${value}`, { amount: rupees(paidPaise) }) }))}
      />
      {bonusPaise > 0 && <p className="tabular text-sm">{t('money.bonus', { amount: rupees(bonusPaise) })}</p>}
    </div>
  )
}
