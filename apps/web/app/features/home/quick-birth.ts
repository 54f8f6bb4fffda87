import type { Birth } from '../../lib/birth/birth.ts'
import { type CivilDay, dayProblem } from '../../lib/birth/birth-rules.ts'
import { dateOfField, timeOfField } from '../../lib/birth/field-values.ts'
import type { PickedPlace } from '../../lib/places/picked-place.ts'

/** In the order of the form. */
export const quickFields = ['date', 'time', 'place'] as const
export type QuickField = (typeof quickFields)[number]
export type QuickProblems = Partial<Record<QuickField, 'missing' | 'wrong'>>

const firstYear = 1900

type Person = { name: string; place: PickedPlace | null; placeLabel: string }

/** The birth that stands in the three fields, or what is wrong with them. `today` is the reader's own date. */
export function readQuickBirth(form: FormData, { name, place, placeLabel }: Person, today: CivilDay): { birth: Birth } | { problems: QuickProblems } {
  const text = (field: string) => {
    const value = form.get(field)
    return typeof value === 'string' ? value.trim() : ''
  }
  const date = dateOfField(text('date'))
  const isTimeKnown = form.get('timeUnknown') === null
  const time = isTimeKnown ? timeOfField(text('time')) : null
  const isDay = date !== null && date.year >= firstYear && dayProblem(date, today) === null
  const problems: QuickProblems = {
    ...(!isDay && { date: text('date') ? ('wrong' as const) : ('missing' as const) }),
    ...(isTimeKnown && !time && { time: 'missing' as const }),
    ...(!place && { place: 'missing' as const }),
  }
  if (!isDay || !place || Object.keys(problems).length > 0) return { problems }
  // Nobody was asked who they are: the chart is told without it.
  const birth: Birth = { name, gender: 'other', ...date, time, place: placeLabel, lat: place.latDeg, lon: place.lonDeg, zone: place.zone, tzone: null }
  return { birth }
}
