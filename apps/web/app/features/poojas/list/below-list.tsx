import { gstPercent, samagriRupees } from '@sankalp/contract/constants'
import { type PoojaConcern, poojaConcerns } from '@sankalp/contract/pooja-keys'
import { JsonLd } from '../../../lib/page/json-ld.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { rupeesText } from '../../../lib/locale/rupees-text.ts'
import { Faq } from '../../../ui/faq.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { poojasAddress } from '../poojas-address.ts'
import { CountedStrip, type Count } from '../counted-strip.tsx'
import { questionsThing } from '../things.ts'
import { useWords } from '../words.ts'

const pictureOf: Record<PoojaConcern, string> = {
  home: 'things/kalash',
  marriage: 'things/havan',
  children: 'things/sunrise',
  studies: 'things/pothi',
  work: 'things/scales',
  health: 'things/mala',
  ancestors: 'things/conch',
  grahas: 'things/planet',
  courage: 'things/temple',
  festivals: 'things/diya',
}

/** Links each concern to the list of its poojas, without any promise of results. */
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
              <Picture name={pictureOf[concern]} size={96} className="rounded-md" />
              <span className="font-semibold leading-snug">{t(`concerns.name.${concern}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const steps = [
  { key: 'choose', picture: 'things/wheel' },
  { key: 'pay', picture: 'things/scales' },
  { key: 'prepare', picture: 'things/thali' },
  { key: 'join', picture: 'things/diya' },
] as const

export function HowItWorks() {
  const { t } = useWords()
  return (
    <section aria-labelledby="how" className="later grid gap-5">
      <Heading id="how">{t('how.title')}</Heading>
      <ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ key, picture }, at) => (
          <li
            key={key}
            className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 border-t border-rule pt-4 lg:grid-cols-1"
          >
            <Picture name={picture} size={112} className="rounded-md max-lg:row-span-2" />
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

/** Shows figures that anybody can count, where others print logos of newspapers. */
export function Counted({ counts }: { counts: readonly Count[] }) {
  const { t } = useWords()
  return <CountedStrip id="counted" title={t('counted.title')} counts={counts} note={t('counted.note')} />
}

const questions = ['cost', 'how', 'cancel', 'result'] as const

/** Until how many hours before its start a booking can be changed, and how many minutes it takes. */
export type BookingRules = { hours: number; minutes: number }

export function Questions({ rules }: { rules: BookingRules }) {
  const { t } = useWords()
  const language = useLanguage()
  const facts = { samagri: rupeesText(samagriRupees, language), percent: gstPercent, ...rules }
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
