import type { ReadingParagraph, ReadingSection } from '@sankalp/content/readings/compose'
import type { AllPassages } from '@sankalp/content/readings/passages'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../lib/locale/use-translation.ts'
import { Heading } from '../../../../ui/heading.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { FailedState } from '../../../../ui/states.tsx'
import { Section } from '../section.tsx'
import type { Life } from './life.ts'
import { Paragraph } from './paragraph.tsx'
import { useCauseText } from './use-cause-text.ts'
import { usePassages } from './use-passages.ts'

type LifeReadingProps = {
  life: Life
  offsetHours: number
  /** Without the birth time: the way to add it. */
  addTime: ReactNode
}

/** The chart in words: the parts of life, then the running periods, then the coming twelve months. */
export function LifeReading({ life: { sections }, offsetHours, addTime }: LifeReadingProps) {
  const { t } = useTranslation(['kundli-reading', 'shell'])
  const { passages, failure, retry } = usePassages()
  const inTime = sections.filter(({ name }) => name === 'periods' || name === 'year')
  const inLife = sections.filter((section) => !inTime.includes(section))
  return (
    <>
      <Section id="reading" title={t('title')} lead={t('lead')}>
        {addTime && <Notice actions={addTime}>{t('fromMoon')}</Notice>}
        {passages ? (
          <div className="grid gap-8 print:block print:columns-2 print:gap-6 print:space-y-2">
            {inLife.map((section) => (
              <PartOfLife key={section.name} section={section} passages={passages} offsetHours={offsetHours} />
            ))}
          </div>
        ) : failure ? (
          <FailedState title={t('failed')} retryLabel={t('shell:tryAgain')} onRetry={retry}>
            {t('failedText')}
          </FailedState>
        ) : (
          <Coming />
        )}
      </Section>
      {passages &&
        inTime.map(({ name, paragraphs }) => (
          <Section key={name} id={name} title={t(`sections.${name}`)}>
            <div className="grid gap-4 print:block print:columns-2 print:gap-6 print:space-y-1">
              {paragraphs.map((paragraph, index) => (
                <PartOfTime
                  key={paragraph.key}
                  paragraph={paragraph}
                  before={paragraphs[index - 1]}
                  passages={passages}
                  about={t(`sections.${name}`)}
                  offsetHours={offsetHours}
                />
              ))}
            </div>
          </Section>
        ))}
    </>
  )
}

function Coming() {
  const { t } = useTranslation('kundli-reading')
  return (
    <div className="grid min-h-screen content-start gap-6">
      <p role="status" className="text-ink-soft">
        {t('loading')}
      </p>
      <Skeleton className="h-32 max-w-prose" />
      <Skeleton className="h-32 max-w-prose" />
      <Skeleton className="h-32 max-w-prose" />
    </div>
  )
}

type PartProps = { section: ReadingSection; passages: AllPassages; offsetHours: number }

function PartOfLife({ section: { name, paragraphs }, passages, offsetHours }: PartProps) {
  const { t } = useTranslation('kundli-reading')
  const about = t(`sections.${name}`)
  return (
    <section aria-labelledby={`life-${name}`} className="grid gap-1 print:block">
      <Heading level={3} id={`life-${name}`} className="text-sindoor print:break-after-avoid">
        {about}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Paragraph
          key={paragraph.key}
          paragraph={paragraph}
          passages={passages}
          about={about}
          offsetHours={offsetHours}
        />
      ))}
    </section>
  )
}

type PartOfTimeProps = Parameters<typeof Paragraph>[0] & {
  paragraph: ReadingParagraph
  before: ReadingParagraph | undefined
}

/** A paragraph under its dates; a second one of the same time does not repeat them. */
function PartOfTime({ before, ...paragraph }: PartOfTimeProps) {
  const titleOf = useSpanTitle(paragraph.offsetHours)
  const title = titleOf(paragraph.paragraph)
  return (
    <div className="break-inside-avoid">
      {title !== (before && titleOf(before)) && (
        <Heading level={3} className="tabular pb-1 print:pb-0 print:text-base">
          {title}
        </Heading>
      )}
      <Paragraph {...paragraph} />
    </div>
  )
}

/** Returns the text of when a paragraph holds, by the cause that has dates. */
function useSpanTitle(offsetHours: number): (paragraph: ReadingParagraph) => string | null {
  const textOf = useCauseText(offsetHours)
  return ({ causes }) => {
    const timed = causes.find(({ kind }) => kind === 'dasha' || kind === 'transit')
    return timed ? textOf(timed) : null
  }
}
