import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { JsonLd } from '../../../../lib/page/json-ld.tsx'
import { buttonClasses } from '../../../../ui/button.tsx'
import { Span, Time, useWords } from '../almanac.tsx'
import { Section } from '../parts.tsx'
import { Sentence } from '../../../../shared/almanac/sentence.tsx'

/** Describes the day in sentences, each from a value of the tables above. */
export function Analysis({ reply: { day } }: { reply: PanchangDayReply }) {
  const { t } = useWords()
  const [tithi, nextTithi] = day.tithis
  const [star] = day.nakshatras
  const { muhurtas } = day
  return (
    <Section id="analysis" title={t('analysis.title')}>
      <div className="grid max-w-2xl gap-3">
        {tithi && (
          <p>
            <Sentence
              text={t(nextTithi ? 'analysis.tithi' : 'analysis.tithiAlone', {
                tithi: t(`jyotish:tithis.${tithi.key}`),
                paksha: t(`jyotish:pakshas.${tithi.paksha}`),
                next: nextTithi ? t(`jyotish:tithis.${nextTithi.key}`) : '',
              })}
              slots={{ time: <Time at={tithi.endsAt} /> }}
            />
          </p>
        )}
        {star && (
          <p>
            <Sentence
              text={t('analysis.moon', {
                star: t(`jyotish:nakshatras.${star.key}`),
                sign: t(`jyotish:rashis.${day.moonSigns[0]!.key}`),
              })}
              slots={{ time: <Time at={star.endsAt} /> }}
            />
          </p>
        )}
        {muhurtas && (
          <p>
            <Sentence text={t('analysis.rahu')} slots={{ span: <Span of={muhurtas.rahuKalam} /> }} />{' '}
            {muhurtas.abhijit ? (
              <Sentence text={t('analysis.abhijit')} slots={{ span: <Span of={muhurtas.abhijit} /> }} />
            ) : (
              t('analysis.noAbhijit')
            )}
          </p>
        )}
        <p className="text-ink-soft">{t('analysis.note')}</p>
        <p className="flex flex-wrap gap-3">
          <a href="/chatwithastrologer" className={buttonClasses('quiet')}>
            {t('analysis.ask')}
          </a>
          <a href="/pooja" className={buttonClasses('quiet')}>
            {t('analysis.pooja')}
          </a>
        </p>
      </div>
    </Section>
  )
}

const chapters = ['what', 'limbs', 'place'] as const

export function About() {
  const { t } = useWords()
  return (
    <Section id="about" title={t('about.title')}>
      <div className="grid max-w-2xl gap-4">
        {chapters.map((chapter) => (
          <div key={chapter}>
            <h3 className="text-xl">{t(`about.${chapter}.title`)}</h3>
            <p className="mt-1">{t(`about.${chapter}.text`)}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}

const questions = ['today', 'differs', 'rahu', 'midnight', 'month', 'exact'] as const

/** Shows questions and answers, for readers and, as schema.org data, for search engines. */
export function Faq() {
  const { t } = useWords()
  return (
    <Section id="faq" title={t('faq.title')}>
      <div className="max-w-2xl">
        {questions.map((key) => (
          <details key={key} className="border-t border-rule last:border-b">
            <summary className="min-h-12 py-3 font-semibold">{t(`faq.${key}.question`)}</summary>
            <p className="pb-4">{t(`faq.${key}.answer`)}</p>
          </details>
        ))}
      </div>
      <JsonLd
        thing={{
          '@type': 'FAQPage',
          mainEntity: questions.map((key) => ({
            '@type': 'Question',
            name: t(`faq.${key}.question`),
            acceptedAnswer: { '@type': 'Answer', text: t(`faq.${key}.answer`) },
          })),
        }}
      />
    </Section>
  )
}
