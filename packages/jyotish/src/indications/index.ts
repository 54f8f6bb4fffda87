export { findIndications } from './find-indications.ts'
export type {
  Cause,
  CauseFacts,
  Causes,
  CountedFrom,
  FunctionalNature,
  Indication,
  IndicationDirection,
  IndicationKey,
  Span as IndicationSpan,
  House,
  Pada,
  SlowGraha,
  Subject,
} from './indication-types.ts'
export { slowGrahas, subjects } from './indication-types.ts'
export type { PrintedChart } from './readable-chart.ts'
export { makeReadable } from './readable-chart.ts'
export type { ReadingMoment, SignStay } from './stays.ts'
export { lookAhead } from './stays.ts'
export type { ReadableKundli } from './view.ts'
