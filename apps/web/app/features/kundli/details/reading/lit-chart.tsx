import { type ReactNode, createContext, use, useMemo, useState } from 'react'
import type { ChartStyle } from '../../../../shared/birth/chart-preferences.ts'
import type { ChartView } from '../chart-views.ts'

/** The places of the drawn chart that a paragraph rests on. */
export type Lit = { houses: readonly number[]; bodies: readonly string[] }

type LitChart = { view: ChartView; style: ChartStyle; lit: Lit | null; light: (lit: Lit | null) => void }

const LitContext = createContext<LitChart | null>(null)

/** Lets a paragraph light up places of the chart that is drawn elsewhere on the page. */
export function LitChartProvider({
  view,
  chartStyle,
  children,
}: Pick<LitChart, 'view'> & { chartStyle: LitChart['style']; children: ReactNode }) {
  const [lit, light] = useState<Lit | null>(null)
  const value = useMemo(() => ({ view, style: chartStyle, lit, light }), [view, chartStyle, lit])
  return <LitContext value={value}>{children}</LitContext>
}

export function useLitChart(): LitChart {
  const value = use(LitContext)
  if (!value) throw new Error('a part of the reading was rendered outside of LitChartProvider')
  return value
}
