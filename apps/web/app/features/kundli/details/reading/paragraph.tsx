import type { ReadingParagraph } from '@sankalp/content/readings/compose'
import { type AllPassages, passageOf } from '@sankalp/content/readings/passages'
import { useTranslation } from '../../../../lib/locale/use-translation.ts'
import { PictureButton } from './picture-button.tsx'
import { useCauseText } from './use-cause-text.ts'
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
  const textOf = useCauseText(offsetHours)
  const text = passageOf(passages, key)
  // The dates of a dasha would tell when the person was born.
  const untimed = causes.find(({ kind }) => kind !== 'dasha' && kind !== 'transit')
  return (
    <div className="break-inside-avoid">
      <p className="max-w-prose">
        {against && <span className="text-ink-soft">{t('against')} </span>}
        {text}
      </p>
      <div className="relative max-w-prose">
        <Why causes={causes} about={about} offsetHours={offsetHours} />
        <PictureButton about={about} text={text} cause={untimed ? textOf(untimed) : null} />
      </div>
    </div>
  )
}
