import { changeHours, slotMinutes } from '@sankalp/contract/booking-rules'
import { gstPercent, samagriRupees } from '@sankalp/contract/constants'
import { type PoojaConcern, poojaConcerns } from '@sankalp/contract/pooja-keys'
import { JsonLd } from '../../../lib/page/json-ld.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { rupeesText } from '../../../lib/locale/rupees-text.ts'
import type { DrawingName } from '../../../ui/drawings/index.ts'
import { NamedDrawing } from '../../../ui/drawings/named-drawing.tsx'
import { Faq } from '../../../ui/faq.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { poojasAddress } from '../poojas-address.ts'
import { CountedStrip, type Count } from './counted-strip.tsx'
import { useWords } from './words.ts'

const drawingOf: Record<PoojaConcern, DrawingName> = {
  home: 'kalash',
  marriage: 'havan',
  children: 'sunrise',
  studies: 'pothi',
  work: 'scales',
  health: 'mala',
  ancestors: 'conch',
  grahas: 'planet',
  courage: 'temple',
  festivals: 'diya',
}

/** Each leads to the list of what is kept for it, and says nothing about what comes of it. */
export function Concerns() {
  const { t } = useWords()
  return (
    <section aria-labelledby="concerns" className="later grid gap-5">
      <div className="grid max-w-2xl gap-1">
        <Heading id="concerns">{t('concerns.title')}</Heading>
        <p className="text-ink-soft">{t('concerns.lead')}</p>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {poojaConcerns.map((concern) => (
          <li key={concern}>
            <a
              href={`${poojasAddress({ concern })}#pooja`}
              className="grid h-full min-h-28 content-center justify-items-center gap-2 rounded-lg border border-rule bg-paper-raised p-3 text-center text-ink no-underline hover:border-ink hover:text-sindoor"
            >
              <NamedDrawing name={drawingOf[concern]} size={56} />
              <span className="font-semibold leading-snug">{t(`concerns.name.${concern}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const steps = [
  { key: 'choose', drawing: 'wheel' },
  { key: 'pay', drawing: 'scales' },
  { key: 'prepare', drawing: 'thali' },
  { key: 'join', drawing: 'diya' },
] as const satisfies { key: string; drawing: DrawingName }[]

export function HowItWorks() {
  const { t } = useWords()
  return (
    <section aria-labelledby="how" className="later grid gap-5">
      <Heading id="how">{t('how.title')}</Heading>
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ key, drawing }, at) => (
          <li
            key={key}
            className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 border-t border-rule pt-4 lg:grid-cols-1"
          >
            <NamedDrawing name={drawing} size={88} className="max-lg:row-span-2" />
            <h3 className="text-xl leading-snug">
              <span className="tabular mr-2 text-marigold-ink">{at + 1}</span>
              {t(`how.steps.${key}.title`)}
            </h3>
            <p className="text-ink-soft">{t(`how.steps.${key}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Where others print logos of newspapers: figures that anybody can count. */
export function Counted({ counts }: { counts: readonly Count[] }) {
  const { t } = useWords()
  return <CountedStrip id="counted" title={t('counted.title')} counts={counts} note={t('counted.note')} />
}

const questions = ['cost', 'how', 'cancel', 'result'] as const

export function Questions() {
  const { t } = useWords()
  const language = useLanguage()
  const facts = {
    samagri: rupeesText(samagriRupees, language),
    percent: gstPercent,
    hours: changeHours,
    minutes: slotMinutes,
  }
  const entries = questions.map((key) => ({
    question: t(`faq.items.${key}.question`),
    answer: t(`faq.items.${key}.answer`, facts),
  }))
  return (
    <div className="later">
      <Faq id="questions" title={t('faq.title')} entries={entries} />
      <JsonLd thing={questionsThing(entries)} />
    </div>
  )
}

/** Questions and answers in the words of schema.org. */
export function questionsThing(entries: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
