import { JsonLd } from '../../lib/page/json-ld.tsx'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Faq } from '../../ui/faq.tsx'

const questions = ['accuracy', 'decisions', 'signs', 'religion'] as const

export function AboutFaq() {
  const { t } = useTranslation('about')
  const entries = questions.map((key) => ({ question: t(`faq.${key}.question`), answer: t(`faq.${key}.answer`) }))
  return (
    <>
      <JsonLd
        thing={{
          '@type': 'FAQPage',
          mainEntity: entries.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      <Faq id="faq" title={t('faq.title')} entries={entries} />
    </>
  )
}
