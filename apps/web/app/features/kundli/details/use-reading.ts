import type { Ingress } from '@sankalp/jyotish'
import type { ComponentType } from 'react'
import { type Computed, useComputed } from '../../../lib/use-computed.ts'
import type { Birth } from '../../../shared/birth/birth.ts'
import { packBirth, unpackBirth } from '../../../shared/birth/birth-fragment.ts'
import type { ChartSettings } from '../../../shared/birth/chart-settings.ts'
import { readAhead, readChart } from '../../../shared/sky/read-chart.ts'
import type { Reading } from '../../../shared/sky/reading.ts'
import { SkyUnreachable } from '../../../shared/sky/sky-unreachable.ts'
import { loadLifeReading, loadReadingSections } from './prefetch-chart.ts'
import type { HerePanel, LifeReading } from './reading/index.ts'
import type { Life } from './reading/life.ts'

/** The whole chart, what the sky changes next, and the parts of the page that only the engine can fill. */
export type DrawnReading = {
  reading: Reading
  ahead: readonly Ingress[]
  life: Life
  Sections: ComponentType<{ reading: Reading }>
  LifeReading: typeof LifeReading
  HerePanel: typeof HerePanel
}

/** The latest chart that was read before its page opened. */
let prepared: Computed<DrawnReading> | null = null

/**
 * Reads a chart while its form is still shown. This is only a prefetch: if it fails, the page reads the chart again and
 * reports the error.
 */
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

/**
 * Returns the chart, calculated on this device. While other settings are being calculated, the previous reading stays.
 */
export function useReading(birth: Birth, settings: ChartSettings) {
  const { value: drawn, failure, isWorking } = useComputed(questionOf(birth, settings), readAndDraw, prepared)
  return { drawn, failure, isWorking }
}

type Question = [Birth, ChartSettings]

/** Returns the same text for the same chart, whatever the order of its properties. */
function questionOf(birth: Birth, { ayanamsa, node }: ChartSettings): string {
  return JSON.stringify([unpackBirth(packBirth(birth)) ?? birth, { ayanamsa, node }] satisfies Question)
}

/** Loads both before anything is shown: a part that React suspends would stay hidden for a third of a second. */
async function readAndDraw(question: string): Promise<DrawnReading> {
  const [birth, settings] = JSON.parse(question) as Question
  const parts = Promise.all([loadReadingSections(), loadLifeReading()]).catch((cause: unknown) => {
    throw new SkyUnreachable(cause)
  })
  const [reading, { ingresses, moment }, [{ default: Sections }, { readLife, LifeReading, HerePanel }]] =
    await Promise.all([readChart(birth, settings), readAhead(Date.now(), settings), parts])
  const life = readLife(reading.kundli, moment)
  return { reading, ahead: ingresses, life, Sections, LifeReading, HerePanel }
}
