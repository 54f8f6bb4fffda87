import { type ComponentType, startTransition, useEffect, useState } from 'react'
import type { Birth } from '../../../lib/birth/birth.ts'
import { packBirth, unpackBirth } from '../../../lib/birth/birth-fragment.ts'
import type { ChartSettings } from '../../../lib/birth/chart-settings.ts'
import { readChart } from '../../../lib/sky/read-chart.ts'
import type { Reading } from '../../../lib/sky/reading.ts'
import { SkyUnreachable } from '../../../lib/sky/sky-unreachable.ts'
import { loadReadingSections } from './prefetch-chart.ts'

/** The whole chart, and what draws the part of it that only the engine can tell. */
export type DrawnReading = { reading: Reading; Sections: ComponentType<{ reading: Reading }> }
type Answer = { to: string; drawn: DrawnReading | null; failure: unknown }

/** The latest chart that was read before its page was there. */
let prepared: Answer | null = null

/** Reads a chart while its form is still being looked at. A head start only: what fails here the page asks for again, and tells. */
export function prepareReading(birth: Birth, settings: ChartSettings): void {
  const to = questionOf(birth, settings)
  if (prepared?.to === to) return
  readAndDraw(birth, settings).then(
    (drawn) => {
      prepared = { to, drawn, failure: null }
    },
    () => {},
  )
}

/** The chart, computed on this device. While other settings are being computed the reading before them stays. */
export function useReading(birth: Birth, settings: ChartSettings) {
  const question = questionOf(birth, settings)
  const [answer, setAnswer] = useState(() => (prepared?.to === question ? prepared : null))
  const isAnswered = answer?.to === question

  useEffect(() => {
    if (isAnswered) return
    let isLeft = false
    const take = (drawn: DrawnReading | null, failure: unknown) => {
      // There is much to draw: a tap meanwhile comes first.
      if (!isLeft) startTransition(() => setAnswer({ to: question, drawn, failure }))
    }
    const [ofBirth, bySettings] = JSON.parse(question) as Question
    readAndDraw(ofBirth, bySettings).then(
      (drawn) => take(drawn, null),
      (failure: unknown) => take(null, failure),
    )
    return () => {
      isLeft = true
    }
  }, [question, isAnswered])

  return { drawn: answer?.drawn ?? null, failure: isAnswered ? answer.failure : null, isWorking: !isAnswered }
}

type Question = [Birth, ChartSettings]

/** The same text for the same chart, in whatever order its parts were put together. */
function questionOf(birth: Birth, { ayanamsa, node }: ChartSettings): string {
  return JSON.stringify([unpackBirth(packBirth(birth)) ?? birth, { ayanamsa, node }] satisfies Question)
}

/** Both at once and before anything is shown: a part that React had to wait for would stay hidden a third of a second. */
async function readAndDraw(birth: Birth, settings: ChartSettings): Promise<DrawnReading> {
  const sections = loadReadingSections().catch((cause: unknown) => {
    throw new SkyUnreachable(cause)
  })
  const [reading, { default: Sections }] = await Promise.all([readChart(birth, settings), sections])
  return { reading, Sections }
}
