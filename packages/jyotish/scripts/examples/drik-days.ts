import { epochMsToLocal, panchangDays } from '@sankalp/jyotish'
import type { EpochMs } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'

const sky = readSky([2020]) // one decade of tables
const mirzapur = { latDeg: 25.148, lonDeg: 82.567, zone: 'Asia/Kolkata' }

function clock(at: EpochMs): string {
  const rounded = epochMsToLocal(mirzapur.zone, (Math.round(at / 60_000) * 60_000) as EpochMs)
  return `${String(rounded.hour).padStart(2, '0')}:${String(rounded.minute).padStart(2, '0')}`
}

for (const day of panchangDays(sky, mirzapur, { year: 2023, month: 1, day: 1 }, 3)) {
  const limbs = [day.tithis[0]!, day.nakshatras[0]!, day.yogas[0]!, day.karanas[0]!]
  process.stdout.write(
    [
      `${day.date.day} January, ${day.vara}: sun ${clock(day.sunriseAt!)} to ${clock(day.sunsetAt!)}`,
      ...limbs.map(({ key, endsAt }) => `${key} upto ${clock(endsAt)}`),
      `Rahu Kalam ${clock(day.muhurtas!.rahuKalam.startsAt)}\n`,
    ].join(', '),
  )
}
