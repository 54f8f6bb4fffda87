import { startServer } from '@sankalp/server/test/server-process.ts'
import { type Row } from './table.ts'
import { type Shot, type Speed, measureInTurns, startHelper } from './turns.ts'

/** Enough that the limit of calls from one address is not met. */
const addresses = 400
const headersOf = (at: number) => ({ 'x-forwarded-for': `198.51.${100 + Math.floor(at / 250)}.${at % 250}` })

/** The daily call of S1 against a bare route, with requests that all differ and with ones that are asked again. */
export async function measureDailyPanchang(): Promise<Row[]> {
  const ours = await startServer({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' }, { keepsLog: false })
  const bare = await startHelper('./bare-daily.ts')
  try {
    const answer = await fetch(`${ours.url}/api/panchang/daily`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: dailyBody(0) })
    await bare.tell({ answer: await answer.text() })
    const speeds = await measureInTurns({
      ours: { url: ours.url, requests: dailyShots('/api/panchang/daily', 1_000_000), cpuSeconds: () => ours.cpuSeconds() },
      again: { url: ours.url, requests: dailyShots('/api/panchang/daily', 500), cpuSeconds: () => ours.cpuSeconds() },
      bare: { url: bare.url, requests: dailyShots('/daily', 500), cpuSeconds: bare.cpuSeconds },
    })
    return [
      ratioRow('daily panchang ÷ bare Fastify, every request another', speeds.ours, speeds.bare, 0.5),
      ratioRow('daily panchang ÷ bare Fastify, days asked again', speeds.again, speeds.bare, 0.5),
      microsRow('first and again', [speeds.ours, speeds.again, speeds.bare]),
    ]
  } finally {
    await bare.stop()
    await ours.end()
  }
}

/** Each request asks for another day and place, `different` of them in all before they begin again. */
function dailyShots(path: string, different: number): Shot[] {
  let at = 0
  const setupRequest = (shot: Shot): Shot => {
    at = (at + 1) % different
    return { ...shot, headers: { ...shot.headers, ...headersOf(at % addresses) }, body: dailyBody(at) }
  }
  return [{ method: 'POST', path, headers: { 'content-type': 'application/json' }, body: dailyBody(0), setupRequest }]
}

function dailyBody(at: number): string {
  const date = new Date(Date.UTC(2026, 0, 1 + (at % 365)))
  return JSON.stringify({
    day: date.getUTCDate(),
    month: date.getUTCMonth() + 1,
    year: 2026,
    hour: at % 24,
    min: 0,
    lat: 28.7041 + (at % 997) / 1000,
    lon: 77.1025 + Math.floor(at / 997) / 1000,
    tzone: 5.5,
  })
}

function ratioRow(what: string, ours: Speed, other: Speed, aim: number): Row {
  const ratio = ours.perSecond / other.perSecond
  return { what, measured: ratio.toFixed(2), aim: `≥ ${aim}`, reached: ratio >= aim }
}

function microsRow(what: string, speeds: Speed[]): Row {
  const all = speeds.map(({ micros }) => Math.round(micros)).join(', ')
  return { what: `  processor time a request, ${what}, then the other`, measured: `${all} µs; ${speeds.map(({ perSecond }) => Math.round(perSecond)).join(', ')} a second` }
}
