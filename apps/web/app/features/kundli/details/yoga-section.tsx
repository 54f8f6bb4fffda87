import { yogaFactsKey, yogaFactsValues } from '@sankalp/content/yoga-facts'
import type { FoundYoga, Graha } from '@sankalp/jyotish'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Heading } from '../../../ui/heading.tsx'
import { listText } from './date-text.ts'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { Section } from './section.tsx'

export function YogaSection({ yogas }: { yogas: readonly FoundYoga[] }) {
  const { t } = useTranslation(['kundli', 'chart-words'])
  return (
    <Section id="yogas" title={t('yogas.title')} lead={yogas.length > 0 ? t('yogas.lead') : t('yogas.none')}>
      <ul className="grid gap-x-10 md:grid-cols-2 print:grid-cols-2">
        {yogas.map((yoga) => (
          <YogaItem key={yoga.key} yoga={yoga} />
        ))}
      </ul>
    </Section>
  )
}

/** Shows a yoga, its interpretation, and which grahas form it by which rule. */
function YogaItem({ yoga }: { yoga: FoundYoga }) {
  const { t } = useTranslation(['yoga-words', 'kundli', 'jyotish'])
  const language = useLanguage()
  const key = yoga.key as 'ruchaka'
  const made = yoga.facts.map((facts) =>
    t(
      `by.${yogaFactsKey(facts) as 'conjunction'}`,
      yogaFactsValues(
        facts,
        (graha) => t(`jyotish:grahas.${graha as Graha}`),
        (words) => listText(words, language),
      ),
    ),
  )
  return (
    <li className="grid content-start gap-1 border-t border-rule py-3 break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={3}>{t(`yogas.${key}.name`)}</Heading>
        <span className="text-sm text-ink-soft">
          <Meaning term={t(`families.${yoga.family}.name`)} meaning={t(`families.${yoga.family}.meaning`)} />
        </span>
      </div>
      <p>{t(`yogas.${key}.reading`)}</p>
      <p className="text-ink-soft">
        <span className="font-semibold">{t('kundli:yogas.rule')}:</span> {t(`yogas.${key}.rule`)}
      </p>
      <div className="text-ink-soft">
        <span className="font-semibold">{t('kundli:yogas.made')}:</span>
        <MadeBy lines={[...new Set(made)]} />
      </div>
    </li>
  )
}

/** Raja and dhana yogas are often formed in a dozen ways: show the first few, and the rest after a tap. */
const shownWays = 3

function MadeBy({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation('kundli')
  const rest = lines.slice(shownWays)
  return (
    <>
      <Lines lines={lines.slice(0, shownWays)} />
      {rest.length > 0 && (
        <details className="open-on-paper">
          <summary className="min-h-12 print:hidden text-sindoor underline underline-offset-4">
            {t('yogas.more', { count: rest.length })}
          </summary>
          <Lines lines={rest} />
        </details>
      )}
    </>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} className="border-l-2 border-rule pl-3">
          {line}
        </li>
      ))}
    </ul>
  )
}
