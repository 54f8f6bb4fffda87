import type { Graha, Indication } from '@sankalp/jyotish'
import { useTranslation } from '../../../../lib/locale/use-translation.ts'
import { Heading } from '../../../../ui/heading.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { Life } from './life.ts'
import { Paragraph } from './paragraph.tsx'
import { useCauseText } from './use-cause-text.ts'
import { usePassages } from './use-passages.ts'

/** What was pressed in the drawn chart. */
export type Pressed = { kind: 'house'; house: number } | { kind: 'graha'; graha: Graha }

type HerePanelProps = { pressed: Pressed; life: Life; offsetHours: number }

/** Tells what a house or a graha means in this chart: the grahas there, and the lords. */
export function HerePanel({ pressed, life, offsetHours }: HerePanelProps) {
  const { t } = useTranslation('kundli-reading')
  const textOf = useCauseText(offsetHours)
  const { passages } = usePassages()
  const found = indicationsAt(life.indications, pressed)
  if (!passages) return <Skeleton className="h-32" />
  return (
    <div className="grid gap-3">
      {pressed.kind === 'house' && !found.some(({ key }) => key.startsWith('graha-house/')) && (
        <p className="text-ink-soft">{t('here.empty')}</p>
      )}
      {found.map(({ key, causes }) => (
        <div key={key}>
          <Heading level={3}>{textOf(causes[0])}</Heading>
          <Paragraph
            paragraph={{ key, causes }}
            passages={passages}
            about={textOf(causes[0])}
            offsetHours={offsetHours}
          />
        </div>
      ))}
    </div>
  )
}

const lordFamilies = ['lagna-lord/', 'house-lord/']

/** Returns what is said of a house or a graha by place and by lordship, whatever part of life it is about. */
export function indicationsAt(indications: readonly Indication[], pressed: Pressed): Indication[] {
  const isPlace = ({ key }: Indication) => key.startsWith('graha-house/')
  const found = indications.filter((indication) => {
    const { key, causes } = indication
    const [stating] = causes
    if (isPlace(indication)) {
      return pressed.kind === 'graha'
        ? key.startsWith(`graha-house/${pressed.graha}-`)
        : key.endsWith(`-${pressed.house}`)
    }
    if (!lordFamilies.some((family) => key.startsWith(family)) || stating.kind !== 'lord-in-house') return false
    return pressed.kind === 'graha' ? stating.graha === pressed.graha : stating.of === pressed.house
  })
  return [...found.filter(isPlace), ...found.filter((each) => !isPlace(each))]
}
