import type { KundliChartBody } from '../../shared/charts/kundli-chart.tsx'

/** Midnight of 15 August 1947 in Delhi, as the engine calculates it (a test compares them). Signs from 0, mesha. */
export const sampleFirstSign = 1
export const sampleBodies: readonly KundliChartBody[] = [
  { key: 'lagna', sign: 1 },
  { key: 'sun', sign: 3 },
  { key: 'moon', sign: 3 },
  { key: 'mars', sign: 2 },
  { key: 'mercury', sign: 3 },
  { key: 'jupiter', sign: 6 },
  { key: 'venus', sign: 3 },
  { key: 'saturn', sign: 3 },
  { key: 'rahu', sign: 1 },
  { key: 'ketu', sign: 7 },
]
