import { Faq } from '../../../ui/faq.tsx'
import { Heading } from '../../../ui/heading.tsx'
import type { DescribedPooja } from './pooja-page.tsx'
import { useWords } from '../words.ts'

const paragraphs = (text: string) => text.split('\n\n')

/** Shows the purpose, the course and the preparations; for a pooja without a description, the text of the catalogue. */
export function AboutPooja({ pooja: { about, details } }: { pooja: DescribedPooja }) {
  const { t } = useWords()
  return (
    <section aria-labelledby="about" className="grid gap-8">
      <div className="grid max-w-3xl gap-3">
        <Heading id="about">{t('detail.about')}</Heading>
        {details &&
          paragraphs(details.purpose).map((text) => (
            <p key={text} className="text-lg">
              {text}
            </p>
          ))}
        {!details && paragraphs(about).map((text) => <p key={text}>{text}</p>)}
      </div>
      {details && (
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr]">
          <div className="grid content-start gap-3">
            <Heading level={3}>{t('detail.steps')}</Heading>
            <ol className="grid">
              {details.steps.map((step, at) => (
                <li key={step} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-2.5">
                  <span aria-hidden="true" className="tabular font-heading text-xl leading-snug text-marigold-ink">
                    {at + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </div>
          <div className="grid content-start gap-8">
            <Listed title={t('detail.samagri')} texts={details.samagri} />
            <Listed title={t('detail.prepare')} texts={details.prepare} />
          </div>
        </div>
      )}
    </section>
  )
}

function Listed({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <div className="grid gap-2">
      <Heading level={3}>{title}</Heading>
      <ul className="grid list-disc gap-1 pl-5 marker:text-marigold-ink">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

export function PoojaQuestions({ pooja: { details } }: { pooja: DescribedPooja }) {
  const { t } = useWords()
  return details && <Faq id="questions" title={t('detail.faq')} entries={details.questions} />
}
