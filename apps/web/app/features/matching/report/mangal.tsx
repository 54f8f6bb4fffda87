import type { MangalCancellation, MangalDosha, MangalMatch } from '@sankalp/jyotish'
import { Heading } from '../../../ui/heading.tsx'
import type { Couple } from '../couple.ts'
import { partners } from '../partner-values.ts'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { type ReportWords, grahaName, rashiName, useReportWords } from './report-words.ts'
import { rashiKeys } from '@sankalp/contract/horoscope-keys'

/** Shows mangal dosha in both charts, and how the two fit. */
export function Mangal({ mangal, couple }: { mangal: MangalMatch | null; couple: Couple }) {
  const t = useReportWords()
  return (
    <section aria-labelledby="match-mangal" className="grid gap-3">
      <Heading id="match-mangal">
        <Meaning
          term={t('report.mangal')}
          meaning={`${t('dosha-words:mangal.meaning')} ${t('match-words:terms.mangalMatch.meaning')}`}
        />
      </Heading>
      {mangal ? (
        <MangalOfBoth mangal={mangal} couple={couple} />
      ) : (
        <p className="max-w-2xl">{t('match-words:mangal.unknown')}</p>
      )}
    </section>
  )
}

function MangalOfBoth({ mangal, couple }: { mangal: MangalMatch; couple: Couple }) {
  const t = useReportWords()
  return (
    <>
      <p className={`border-l-2 pl-3 ${mangal.agrees ? 'border-peacock' : 'border-marigold'}`}>
        <b className={`block font-semibold ${mangal.agrees ? 'text-peacock' : 'text-marigold-ink'}`}>
          {t(`match-words:mangal.${mangal.agreement}.name`)}
        </b>
        {t(`match-words:mangal.${mangal.agreement}.meaning`)}
      </p>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {partners.map((partner) => (
          <li key={partner} className="grid content-start gap-2 border-t border-rule py-4 print:break-inside-avoid">
            <h3 className="text-xl leading-snug wrap-anywhere">{couple[partner].name}</h3>
            <MangalOf dosha={mangal[partner]} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t('dosha-words:mangal.common')}</p>
    </>
  )
}

function MangalOf({ dosha }: { dosha: MangalDosha }) {
  const t = useReportWords()
  const status = dosha.effective ? 'effective' : dosha.present ? 'cancelled' : 'absent'
  return (
    <>
      <p className="font-semibold">{t(`dosha-words:mangal.status.${status}.name`)}</p>
      <ul className="grid gap-1">
        {dosha.references.map(({ reference, house, present }) => (
          <li key={reference}>
            {t(`dosha-words:mangal.references.${reference}.${present ? 'present' : 'absent'}`, { house })}
          </li>
        ))}
      </ul>
      {dosha.cancellations.length > 0 && (
        <div className="border-l-2 border-peacock pl-3">
          <p className="font-semibold text-peacock">{t('dosha-words:undone')}</p>
          <ul className="grid gap-1">
            {dosha.cancellations.map((rule) => (
              <li key={JSON.stringify(rule)}>{cancellationText(rule, t)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function cancellationText(found: MangalCancellation, t: ReportWords): string {
  const describe = (values?: Record<string, string | number>) =>
    t(`dosha-words:mangal.cancellations.${found.rule}`, values)
  const rashi = (index: number) => rashiName(t, rashiKeys[index] ?? '')
  switch (found.rule) {
    case 'mars-own-or-exalted':
    case 'harmless-sign':
      return describe({ rashi: rashi(found.rashi) })
    case 'sign-for-house':
      return describe({
        reference: t(`dosha-words:mangal.references.${found.reference}.name`),
        house: found.house,
        rashi: rashi(found.rashi),
      })
    case 'mars-with':
      return describe({ graha: grahaName(t, found.graha) })
    case 'benefic-in-lagna-or-seventh':
      return describe({ graha: grahaName(t, found.graha), house: found.house })
    case 'mars-yogakaraka':
      return describe({ rashi: rashi(found.lagnaRashi) })
    case 'mars-aspected-by-jupiter':
      return describe()
  }
}
