import { anglesAt, civilToEpochMs, epochMsToJdTt, epochMsToJdUt, positionsAt } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'

// 7 December 1996, 10:34 in Chennai. Jagannatha Hora shows true positions, so the request uses 'true'.
const chennai = { latDeg: 13.0878, lonDeg: 80.2785, zone: 'Asia/Kolkata' }
const birthAt = civilToEpochMs({ year: 1996, month: 12, day: 7 }, { hour: 10, minute: 34 }, chennai.zone)
const positions = positionsAt(readSky([1990]), epochMsToJdTt(birthAt), { sight: 'true' })
const { ascendantDeg } = anglesAt(epochMsToJdUt(birthAt), chennai)

const lines = [
  `ascendant ${ascendantDeg.toFixed(2)}`,
  ...Object.entries(positions).map(([graha, { lonDeg }]) => `${graha} ${lonDeg.toFixed(2)}`),
]
process.stdout.write(`${lines.join(', ')}\n`)
