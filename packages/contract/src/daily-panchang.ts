import { z } from 'zod'

/**
 * The published daily panchang (docs/requirements N-4), odd spellings of fields included. Each clock text is
 * accompanied by the same instant in epoch milliseconds. Clock texts use 24 hours; an `end_time` after midnight
 * continues the count, so that 26 is two in the next morning. Events that do not happen near the poles are null.
 */
const text = z.string()
const ms = z.number()
const clock = z.object({ hour: z.int(), minute: z.int(), second: z.int() })
const ends = { end_time: clock, end_time_ms: ms }
const starts = { start_time_ms: ms }
const span = z.object({ start: text, end: text, start_ms: ms, end_ms: ms })

const tithiDetails = z.object({ tithi_number: z.int(), tithi_name: text, special: text, summary: text, deity: text })
const nakshatraDetails = z.object({
  nak_number: z.int(),
  nak_name: text,
  ruler: text,
  deity: text,
  special: text,
  summary: text,
})
const yogDetails = z.object({ yog_number: z.int(), yog_name: text, special: text, meaning: text })
const karanDetails = z.object({ karan_number: z.int(), karan_name: text, special: text, deity: text })

const tithi = z.object({ details: tithiDetails, ...ends })
const nakshatra = z.object({ details: nakshatraDetails, ...ends })
const yog = z.object({ details: yogDetails, ...ends })
const karan = z.object({ details: karanDetails, ...ends })
const limbs = { tithi, nakshatra, yog, karan }

export const dailyPanchang = z.object({
  day: text,
  sunrise: text.nullable(),
  sunrise_ms: ms.nullable(),
  sunset: text.nullable(),
  sunset_ms: ms.nullable(),
  moonrise: text.nullable(),
  moonrise_ms: ms.nullable(),
  moonset: text.nullable(),
  moonset_ms: ms.nullable(),
  /** The Sun's centre on the true horizon: later than the visible sunrise by half a disc and the refraction. */
  vedic_sunrise: text.nullable(),
  vedic_sunrise_ms: ms.nullable(),
  vedic_sunset: text.nullable(),
  vedic_sunset_ms: ms.nullable(),
  /** At the sunrise of the date. */
  ...limbs,
  hindu_maah: z.object({
    adhik_status: z.boolean(),
    purnimanta: text,
    amanta: text,
    /** 1 is Chaitra. */
    amanta_id: z.int(),
    purnimanta_id: z.int(),
  }),
  paksha: text,
  ritu: text,
  sun_sign: text,
  moon_sign: text,
  ayana: text,
  panchang_yog: text,
  vikram_samvat: z.int(),
  shaka_samvat: z.int(),
  vkram_samvat_name: text,
  shaka_samvat_name: text,
  disha_shool: text,
  disha_shool_remedies: text,
  nak_shool: z.object({ direction: text, remedies: text }),
  moon_nivas: text,
  /** null also on Wednesdays, when it is not auspicious. */
  abhijit_muhurta: span.nullable(),
  rahukaal: span.nullable(),
  guliKaal: span.nullable(),
  yamghant_kaal: span.nullable(),
  /** The limbs at the requested hour and minute. */
  at_time: z.object({ time_ms: ms, ...limbs }),
  /** All limbs between the sunrise of the day and the next one, in their order. */
  limbs: z.object({
    tithi: z.array(tithi.extend(starts)),
    nakshatra: z.array(nakshatra.extend(starts)),
    yog: z.array(yog.extend(starts)),
    karan: z.array(karan.extend(starts)),
  }),
})
export type DailyPanchang = z.output<typeof dailyPanchang>
