import { useEffect, useState } from 'react'
import type { Birth } from '../../../lib/birth/birth.ts'
import type { ChartSettings } from '../../../lib/birth/chart-settings.ts'
import { readChart } from '../../../lib/sky/read-chart.ts'
import type { Reading } from '../../../lib/sky/reading.ts'

type Answer = { to: string; reading: Reading | null; failure: unknown }

/** The whole chart, computed on this device. While other settings are being computed the reading before them stays. */
export function useReading(birth: Birth, settings: ChartSettings) {
  const question = JSON.stringify([birth, settings])
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    let isLeft = false
    const [ofBirth, bySettings] = JSON.parse(question) as [Birth, ChartSettings]
    readChart(ofBirth, bySettings).then(
      (reading) => !isLeft && setAnswer({ to: question, reading, failure: null }),
      (failure: unknown) => !isLeft && setAnswer({ to: question, reading: null, failure }),
    )
    return () => {
      isLeft = true
    }
  }, [question])

  const isAnswered = answer?.to === question
  return {
    reading: answer?.reading ?? null,
    failure: isAnswered ? answer.failure : null,
    isWorking: !isAnswered,
  }
}
