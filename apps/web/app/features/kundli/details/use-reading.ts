import type { ComponentType } from 'react'
import { type Computed, useComputed } from '../../../lib/use-computed.ts'
import type { Birth } from '../../../shared/birth/birth.ts'
import { packBirth, unpackBirth } from '../../../shared/birth/birth-fragment.ts'
import type { ChartSettings } from '../../../shared/birth/chart-settings.ts'
import { readChart } from '../../../shared/sky/read-chart.ts'
import type { Reading } from '../../../shared/sky/reading.ts'
import { SkyUnreachable } from '../../../shared/sky/sky-unreachable.ts'
import { loadReadingSections } from './prefetch-chart.ts'

/** The whole chart, and what shows the part of it that only the engine can tell. */
export type DrawnReading = { reading: Reading; Sections: ComponentType<{ reading: Reading }> }

/** The latest chart that was read before its page was there. */
let prepared: Computed<DrawnReading> | null = null

/** Reads a chart while its form is still being looked at. A head start only: what fails here the page reads again, and tells. */
export function prepareReading(birth: Birth, settings: ChartSettings): void {
  const to = questionOf(birth, settings)
  if (prepared?.to === to) return
  readAndDraw(to).then(
    (value) => {
      prepared = { to, value, failure: null }
    },
    () => {},
  )
}

/** The chart, computed on this device. While other settings are being computed the reading before them stays. */
export function useReading(birth: Birth, settings: ChartSettings) {
  const { value: drawn, failure, isWorking } = useComputed(questionOf(birth, settings), readAndDraw, prepared)
  return { drawn, failure, isWorking }
}

type Question = [Birth, ChartSettings]

/** The same text for the same chart, in whatever order its parts were put together. */
function questionOf(birth: Birth, { ayanamsa, node }: ChartSettings): string {
  return JSON.stringify([unpackBirth(packBirth(birth)) ?? birth, { ayanamsa, node }] satisfies Question)
}

/** Both at once and before anything is shown: a part that React had to wait for would stay hidden a third of a second. */
async function readAndDraw(question: string): Promise<DrawnReading> {
  const [birth, settings] = JSON.parse(question) as Question
  const sections = loadReadingSections().catch((cause: unknown) => {
    throw new SkyUnreachable(cause)
  })
  const [reading, { default: Sections }] = await Promise.all([readChart(birth, settings), sections])
  return { reading, Sections }
}
