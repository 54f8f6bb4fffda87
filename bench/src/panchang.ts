import { startServer } from '@sankalp/server/test/server-process.ts'
import { addresses, headersOf, measurePage } from './page-speed.ts'
import { type Row, microsRow, ratioRow } from './table.ts'
import { type Shot, measureInTurns, startHelper } from './turns.ts'

/** Measures the daily call against a bare route, with requests that all differ and with repeated ones. */
export async function measureDailyPanchang(): Promise<Row[]> {
  const ours = await startServer({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' }, { keepsLog: false })
  const bare = await startHelper('./bare-daily.ts')
  try {
    const answer = await fetch(`${ours.url}/api/panchang/daily`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: dailyBody(0),
    })
    await bare.tell({ answer: await answer.text() })
    const speeds = await measureInTurns({
      ours: {
        url: ours.url,
        requests: dailyShots('/api/panchang/daily', 1_000_000),
        cpuSeconds: () => ours.cpuSeconds(),
      },
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

/**
 * Measures a city's page rendered for each visitor, and the same page from the cache. The time of React streaming as
 * many bytes is only reported, without an aim.
 */
export async function measurePanchangPage(): Promise<Row[]> {
  const { kilobytes, rendered, cached, bare } = await measurePage('/panchang/delhi')
  return [
    ratioRow(`panchang page (${kilobytes} kB), cached ÷ rendered`, cached, rendered, 10),
    ratioRow('panchang page, rendered ÷ React streaming as much', rendered, bare),
    microsRow('rendered and cached', [rendered, cached, bare]),
  ]
}

/** Each request asks for another day and place, with `different` distinct ones before they repeat. */
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
