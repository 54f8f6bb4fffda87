import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import * as calls from './your-day.calls.ts'

const sentence = z.object({
  text: z.string(),
  /** Why it is said, in the words of an astrologer. Empty only if no good hour of the day is left. */
  causes: z.array(z.string()),
})

export const yourDay = z.object({
  /** The name of the chart that it follows from. */
  name: z.string(),
  /** The day in words and the place of its hours: "Thursday, 19 November 2026", "Delhi". */
  period: z.string(),
  place: z.string(),
  /** The day's tone, what it is good for or asks, and its hour. */
  sentences: z.array(sentence).length(3),
  /** The text is different after this: the hour is over, or the day. */
  valid_until_ms: z.number(),
})
export type YourDay = z.output<typeof yourDay>

export const yourDayReply = z.object({
  /** Null: none of the saved charts is known to be the caller's own. */
  yourDay: yourDay.nullable(),
  /** The saved charts from which the caller can choose their own, the latest first; empty once it is known. */
  charts: z.array(z.object({ _id: z.uuid(), name: z.string() })),
})
export type YourDayReply = z.output<typeof yourDayReply>

export const getYourDay = endpoint({
  name: 'getYourDay',
  feature: 'your-day',
  summary: "Returns what today is for the caller, from their own saved chart, in the caller's language.",
  ...calls.getYourDay,
  access: 'signed-in',
  query: z.object({
    /** The slug of the place whose hours are named; Delhi if it is unknown. */
    city: z.string().max(80).optional(),
  }),
  reply: yourDayReply,
  errors: [],
  limit: { max: 300, windowSeconds: 60 },
})
