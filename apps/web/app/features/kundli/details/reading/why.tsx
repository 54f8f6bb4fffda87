import type { Cause, Causes } from '@sankalp/jyotish'
import { useState } from 'react'
import { useTranslation } from '../../../../lib/locale/use-translation.ts'
import { useMedia } from '../../../../lib/use-media.ts'
import { useChartWords } from '../../../../shared/charts/chart-words.ts'
import { KundliChart } from '../../../../shared/charts/kundli-chart.tsx'
import { classes } from '../../../../ui/classes.ts'
import { type Lit, useLitChart } from './lit-chart.tsx'
import { useCauseText } from './use-cause-text.ts'

type WhyProps = {
  causes: Causes
  /** What the paragraph is about, for those who hear a list of these buttons. */
  about: string
  offsetHours: number
}

/** Opens the causes of a paragraph. The chart shows the place of the one that is chosen. */
export function Why({ causes, about, offsetHours }: WhyProps) {
  const { t } = useTranslation('kundli-reading')
  const { light } = useLitChart()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="open-on-paper -mt-1 max-w-prose"
      onToggle={({ currentTarget: { open } }) => {
        setIsOpen(open)
        light(open ? placeOf(causes[0]) : null)
      }}
    >
      <summary className="unmarked min-h-12 w-fit py-3 text-sm text-ink-soft underline decoration-rule-strong decoration-dotted underline-offset-4 hover:text-ink print:hidden">
        <span>
          {t('why')} <span className="sr-only">{about}</span>
        </span>
      </summary>
      <WhyCauses causes={causes} offsetHours={offsetHours} isOpen={isOpen} />
    </details>
  )
}

function placeOf({ at }: Cause): Lit {
  return { houses: at.houses, bodies: at.grahas }
}

function WhyCauses({ causes, offsetHours, isOpen }: Omit<WhyProps, 'about'> & { isOpen: boolean }) {
  const { t } = useTranslation('kundli-reading')
  const textOf = useCauseText(offsetHours)
  const { light } = useLitChart()
  const [chosen, setChosen] = useState(0)
  const choose = (index: number) => {
    setChosen(index)
    light(placeOf(causes[index]!))
  }
  return (
    <div className="grid gap-x-6 gap-y-2 border-l-2 border-marigold pb-2 pl-3 sm:grid-cols-[1fr_auto] print:block print:border-0 print:p-0">
      <ul className="grid content-start text-sm print:block print:text-xs">
        {causes.map((cause, index) => (
          <li key={index} className="print:inline print:not-last:after:content-['_·_']">
            <button
              type="button"
              aria-current={index === chosen}
              onClick={() => choose(index)}
              className={classes(
                'min-h-10 py-1 text-left print:inline print:min-h-0 print:py-0',
                index === chosen ? 'font-semibold text-ink print:font-normal' : 'text-ink-soft',
              )}
            >
              {textOf(cause)}
              {cause.effect && (
                <span className={cause.effect === 'supports' ? 'text-peacock' : 'text-marigold-ink'}>
                  {' · '}
                  {t(cause.effect === 'supports' ? 'helps' : 'hinders')}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {isOpen && <SmallChart lit={placeOf(causes[chosen] ?? causes[0])} />}
    </div>
  )
}

/** Shown where the chart itself is out of sight; on a wide screen that one lights up beside the text. */
function SmallChart({ lit }: { lit: Lit }) {
  const { t } = useTranslation('kundli-reading')
  const words = useChartWords()
  const { view, style } = useLitChart()
  const isBeside = useMedia('(width >= 64rem)')
  if (isBeside) return null
  return (
    <KundliChart
      chartStyle={style}
      name={t('chartLit')}
      {...view}
      words={words}
      lit={lit}
      isBare
      className="w-full max-w-60 justify-self-center print:hidden"
    />
  )
}
