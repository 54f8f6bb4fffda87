import { JsonLd } from '../../lib/page/json-ld.tsx'
import { Section } from './section.tsx'
import { useWords } from './words.ts'

const questions = ['panchang', 'free', 'cost', 'stored', 'exact'] as const

/**
 * Shows questions and answers, for readers and, as schema.org data, for search engines. `rate` is the acharyas' current
 * lowest price.
 */
export function Questions({ rate }: { rate: string | null }) {
  const { t } = useWords()
  const answerTo = (key: (typeof questions)[number]) => {
    const answer = t(`faq.${key}.answer`)
    return key === 'cost' && rate ? `${answer} ${t('faq.costFrom', { rate })}` : answer
  }
  return (
    <Section id="questions" title={t('faq.title')}>
      <div className="max-w-3xl">
        {questions.map((key) => (
          <details key={key} className="border-t border-rule last:border-b">
            <summary className="min-h-12 py-3 font-semibold">{t(`faq.${key}.question`)}</summary>
            <p className="pb-4">{answerTo(key)}</p>
          </details>
        ))}
      </div>
      <JsonLd
        thing={{
          '@type': 'FAQPage',
          mainEntity: questions.map((key) => ({
            '@type': 'Question',
            name: t(`faq.${key}.question`),
            acceptedAnswer: { '@type': 'Answer', text: answerTo(key) },
          })),
        }}
      />
    </Section>
  )
}
