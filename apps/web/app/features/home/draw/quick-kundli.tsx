import { PressedEarly } from '../../../lib/pressed-early.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Yantra } from '../../../ui/drawings/yantra.tsx'
import { DateField, TextField, TimeField } from '../../../ui/text-field.tsx'
import { Section } from './section.tsx'
import { linkLook, useWords } from './words.ts'

/**
 * A chart from date, time and place. The fields are the page's own and are never drawn anew, so a picker that stands
 * open stays open; only the place becomes a field that searches, when its script has come.
 */
export function QuickKundli() {
  const { t } = useWords()
  return (
    <Section id="kundli" title={t('kundli.title')} lead={t('kundli.lead')}>
      <Card className="grid gap-6 md:grid-cols-[1fr_auto] md:items-center">
        {/* By post, and without a button where there is no script: a birth must not stand in an address. */}
        <form id="quick-kundli" method="post" noValidate data-held="" data-you={t('kundli.you')} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <div>
            <DateField id="quick-date" name="date" label={t('kundli.date')} autoComplete="bday" min="1900-01-01" required />
            <Problems field="date" texts={{ missing: t('kundli.problem.dateMissing'), wrong: t('kundli.problem.date') }} />
          </div>
          <div>
            <TimeField id="quick-time" name="time" label={t('kundli.time')} />
            <label className="flex min-h-12 cursor-pointer items-start gap-3 py-2.5">
              <input type="checkbox" name="timeUnknown" className="mt-[0.1875rem] size-5 shrink-0 accent-sindoor" />
              <span>{t('kundli.timeUnknown')}</span>
            </label>
            <Problems field="time" texts={{ missing: t('kundli.problem.time') }} />
          </div>
          <div data-island="birthplace" data-label={t('kundli.place')} data-problem={t('kundli.problem.place')} className="sm:max-lg:col-span-2">
            <div data-static="">
              <TextField id="quick-place-first" name="place" label={t('kundli.place')} maxLength={80} autoComplete="off" required />
            </div>
          </div>
          <div className="grid gap-3 sm:col-span-2 lg:col-span-3">
            <p data-unreachable="" hidden role="alert" className="font-semibold text-sindoor">
              {t('kundli.unreachable')}
            </p>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <button type="submit" data-busy={t('kundli.busy')} className={buttonClasses('primary', 'max-sm:w-full noscript:hidden')}>
                {t('kundli.submit')}
              </button>
              <a href="/kundli-form" className={`inline-flex min-h-12 items-center ${linkLook}`}>
                {t('kundli.full')}
              </a>
            </div>
            <PressedEarly />
            <p className="hidden noscript:block">{t('kundli.noScript')}</p>
          </div>
        </form>
        <Yantra size={168} className="mx-auto max-md:hidden" />
      </Card>
    </Section>
  )
}

/** What may be wrong with a field, in words; the script shows the one that is. */
function Problems({ field, texts }: { field: string; texts: Record<string, string> }) {
  return Object.entries(texts).map(([kind, text]) => (
    <p key={kind} id={`quick-${field}-${kind}`} data-problem={field} hidden className="font-semibold text-sindoor">
      {text}
    </p>
  ))
}
