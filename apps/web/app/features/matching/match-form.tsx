import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useEarlyPress } from '../../lib/lazy-form/early-press.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { holdPointer } from '../../ui/hold-pointer.ts'
import { FormMessage } from '../../ui/notice.tsx'
import { PartnerFields } from './partner-fields.tsx'
import { hasProblems } from './partner-values.ts'
import { useIsLive } from '../../lib/use-is-live.ts'
import { type MatchFormState, useMatchForm } from './use-match-form.ts'

/** The server does not know what this browser remembers, and a first visit does not need it. */
const RecentList = lazy(() => import('./recent-list.tsx'))

/** The form for two, and the couples that were matched here before. */
export function MatchForm() {
  const form = useMatchForm()
  const isLive = useIsLive()
  return (
    <div className="grid gap-4">
      <CoupleForm form={form} />
      {isLive && (
        <Suspense fallback={null}>
          <RecentList onChoose={form.fillCouple} />
        </Suspense>
      )}
    </div>
  )
}

function CoupleForm({ form }: { form: MatchFormState }) {
  const { t } = useTranslation('matching')
  const { element, isBusy, clear } = form
  const [isSwapped, setIsSwapped] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  useEarlyPress(element)
  const swap = () => {
    form.swap()
    setIsSwapped(true)
  }
  return (
    <form ref={element} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{t('form.allRequired')}</p>
      <div className="grid items-start gap-3 md:grid-cols-[1fr_auto_1fr]">
        <PartnerFields partner="groom" form={form} />
        <div className="justify-self-center md:self-center">
          <button
            type="button"
            onClick={swap}
            aria-label={t('form.swap')}
            title={t('form.swap')}
            className="grid size-12 place-items-center rounded-full border border-rule-strong bg-paper-raised hover:border-ink hover:bg-paper-sunk"
          >
            <ArrowLeftRight aria-hidden="true" size={22} className="max-md:rotate-90" />
          </button>
          <span role="status" className="sr-only">
            {isSwapped && t('form.swapped')}
          </span>
        </div>
        <PartnerFields partner="bride" form={form} />
      </div>
      <FormMessage text={useMessage(form)} />
      <noscript>
        <p className="font-semibold text-sindoor">{t('form.noScript')}</p>
      </noscript>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy && t('form.busy')} onPointerDown={holdPointer} className="max-sm:w-full">
          {t('form.submit')}
        </Button>
        <Button kind="quiet" disabled={isBusy} onClick={clear} className="max-sm:w-full">
          {t('form.clear')}
        </Button>
        <p className="text-sm text-ink-soft">{t('form.private')}</p>
      </div>
    </form>
  )
}

function useMessage({ failure, problems }: MatchFormState): string | null {
  const { t } = useTranslation('matching')
  const language = useLanguage()
  if (failure) return `${t('form.failed')}. ${failure(language)} ${t('form.again')}`
  return hasProblems(problems) ? t('form.check') : null
}
