import { type ComponentType, useEffect, useState } from 'react'
import type { Birth } from '../../../lib/birth/birth.ts'
import type { ChartSettings } from '../../../lib/birth/chart-settings.ts'
import { readChart } from '../../../lib/sky/read-chart.ts'
import type { Reading } from '../../../lib/sky/reading.ts'
import { SkyUnreachable } from '../../../lib/sky/sky-unreachable.ts'
import { loadReadingSections } from './prefetch-chart.ts'

/** The whole chart, and what draws the part of it that only the engine can tell. */
export type DrawnReading = { reading: Reading; Sections: ComponentType<{ reading: Reading }> }
type Answer = { to: string; drawn: DrawnReading | null; failure: unknown }

/** The chart, computed on this device. While other settings are being computed the reading before them stays. */
export function useReading(birth: Birth, settings: ChartSettings) {
  const question = JSON.stringify([birth, settings])
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    let isLeft = false
    const [ofBirth, bySettings] = JSON.parse(question) as [Birth, ChartSettings]
    readAndDraw(ofBirth, bySettings).then(
      (drawn) => !isLeft && setAnswer({ to: question, drawn, failure: null }),
      (failure: unknown) => !isLeft && setAnswer({ to: question, drawn: null, failure }),
    )
    return () => {
      isLeft = true
    }
  }, [question])

  const isAnswered = answer?.to === question
  return { drawn: answer?.drawn ?? null, failure: isAnswered ? answer.failure : null, isWorking: !isAnswered }
}

/** Both at once and before anything is shown: a part that React had to wait for would stay hidden a third of a second. */
async function readAndDraw(birth: Birth, settings: ChartSettings): Promise<DrawnReading> {
  const sections = loadReadingSections().catch((cause: unknown) => {
    throw new SkyUnreachable(cause)
  })
  const [reading, { default: Sections }] = await Promise.all([readChart(birth, settings), sections])
  return { reading, Sections }
}
