import { consultationDakshina } from '@sankalp/contract/consultation-rules'
import { type FormEvent, useState } from 'react'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useDakshina } from '../../../shared/dakshina/use-dakshina.ts'
import { wholeRupeesText } from '../../../shared/money/rupees.ts'
import { toDigits, wholeRupeesRule } from '../../../shared/money/whole-rupees.ts'
import { Button, LinkButton, chipClasses } from '../../../ui/button.tsx'
import { FormMessage, Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useGiveDakshina } from '../api/change-consultation.ts'

type DakshinaProps = {
  consultationId: string
  name: string
  /** What can be given; null while it is not known. */
  availablePaidPaise: number | null
}

/** Asks for a gift to the acharya, who receives all of it. Nothing is preselected. */
export function Dakshina({ consultationId, name, availablePaidPaise }: DakshinaProps) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const [amount, setAmount] = useState('')
  const [isPressed, setIsPressed] = useState(false)
  const [given, setGiven] = useState<number | null>(null)
  const { give, isPending, error } = useGiveDakshina(consultationId)
  // While the balance is unknown, allow any amount up to the limit.
  const most =
    availablePaidPaise === null
      ? consultationDakshina.max
      : Math.min(consultationDakshina.max, Math.floor(availablePaidPaise / 100))
  const presets = (useDakshina().data ?? []).filter(({ dakhinaAmount }) => dakhinaAmount <= most)
  const rupees = (value: number) => wholeRupeesText(value, language)
  const isRight = amount !== '' && wholeRupeesRule({ ...consultationDakshina, max: most })(amount) === null
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsPressed(true)
    if (!isRight || isPending) return
    try {
      await give(Number(amount))
      setGiven(Number(amount))
    } catch {
      // The message below shows the reason; the typed text is retained.
    }
  }
  return (
    <section aria-labelledby="dakshina" className="grid gap-3 border-t border-rule pt-4">
      <h2 id="dakshina" className="text-2xl">
        {t('dakshina.title')}
      </h2>
      <div role="status" className="empty:hidden">
        {given !== null && <Notice kind="success">{t('dakshina.done', { name, amount: rupees(given) })}</Notice>}
      </div>
      {given === null && (
        <>
          <p className="text-ink-soft">
            {t('dakshina.text', { name })}{' '}
            {most < consultationDakshina.max && t('dakshina.fromPaid', { amount: rupees(most) })}
          </p>
          <div role="group" aria-label={t('dakshina.presets')} className="flex flex-wrap gap-2">
            {presets.map(({ _id, dakhinaAmount: preset }) => (
              <button
                key={_id}
                type="button"
                aria-pressed={amount === String(preset)}
                onClick={() => setAmount(String(preset))}
                className={chipClasses('tabular')}
              >
                {rupees(preset)}
              </button>
            ))}
          </div>
          <form
            method="post"
            noValidate
            onSubmit={(event) => void send(event)}
            className="grid max-w-md grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2"
          >
            <TextField
              name="amount"
              label={t('dakshina.amount')}
              prefix="₹"
              inputMode="numeric"
              autoComplete="off"
              value={amount}
              error={
                isPressed &&
                !isRight &&
                t('dakshina.outOfRange', { min: rupees(consultationDakshina.min), max: rupees(most) })
              }
              onChange={({ target }) => setAmount(toDigits(target.value))}
            />
            <Button
              type="submit"
              kind="quiet"
              className="mt-7 hi:mt-[1.85rem]"
              busy={isPending && t('dakshina.giving')}
            >
              {t('dakshina.give')}
            </Button>
          </form>
          <FormMessage
            text={Boolean(error) && !isPending && t('dakshina.failed', { why: errorWords(error, language, '') }).trim()}
          />
          {(most < consultationDakshina.min ||
            refusalFacts(error, 'INSUFFICIENT_BALANCE') ||
            refusalFacts(error, 'DAKSHINA_FROM_PAID_MONEY')) && (
            <LinkButton kind="quiet" href="/mywallet" className="justify-self-start">
              {t('extend.recharge')}
            </LinkButton>
          )}
        </>
      )}
    </section>
  )
}
