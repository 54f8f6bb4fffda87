import type { ReadingParagraph } from '@sankalp/content/readings/compose'
import { type AllPassages, passageOf } from '@sankalp/content/readings/passages'
import { useTranslation } from '../../../../lib/locale/use-translation.ts'
import { Why } from './why.tsx'

type ParagraphProps = {
  paragraph: Pick<ReadingParagraph, 'key' | 'causes' | 'against'>
  passages: AllPassages
  about: string
  offsetHours: number
}

/** One paragraph of a reading, with its causes a tap away. */
export function Paragraph({ paragraph: { key, causes, against }, passages, about, offsetHours }: ParagraphProps) {
  const { t } = useTranslation('kundli-reading')
  return (
    <div className="break-inside-avoid">
      <p className="max-w-prose">
        {against && <span className="text-ink-soft">{t('against')} </span>}
        {passageOf(passages, key)}
      </p>
      <Why causes={causes} about={about} offsetHours={offsetHours} />
    </div>
  )
}
