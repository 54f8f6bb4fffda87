import { refreshCookie } from '@sankalp/server/src/platform/http/refresh-cookie.ts'
import { startServer } from '@sankalp/server/test/server-process.ts'
import type { Row } from './table.ts'
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

const pagePath = '/panchang/delhi'
/** With it the server takes a visitor for one who may have a session, and draws the page for them alone. */
const sessionCookie = `${refreshCookie}=of-nobody`

/** A city's page drawn for each visitor, and the same page when it is kept, against React streaming as many bytes. */
export async function measurePanchangPage(): Promise<Row[]> {
  const ours = await startServer({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' }, { keepsLog: false })
  const bare = await startHelper('./bare-page.ts')
  try {
    const drawn = await fetch(ours.url + pagePath, { headers: { cookie: sessionCookie } })
    if (drawn.status !== 200) throw new Error(`${pagePath} answered ${drawn.status}`)
    const html = await drawn.text()
    await bare.tell({ html })
    const bareBytes = (await (await fetch(bare.url)).arrayBuffer()).byteLength
    const bytes = Buffer.byteLength(html)
    if (Math.abs(bareBytes / bytes - 1) > 0.1) throw new Error(`the page has ${bytes} bytes and the other ${bareBytes}`)
    const speeds = await measureInTurns({
      drawn: { url: ours.url, requests: pageShots({ cookie: sessionCookie }), cpuSeconds: () => ours.cpuSeconds() },
      kept: { url: ours.url, requests: pageShots({}), cpuSeconds: () => ours.cpuSeconds() },
      bare: { url: bare.url, requests: pageShots({}), cpuSeconds: bare.cpuSeconds },
    })
    return [
      ratioRow(`panchang page (${Math.round(bytes / 1000)} kB), drawn ÷ React streaming as much`, speeds.drawn, speeds.bare, 0.7),
      ratioRow('panchang page, kept ÷ drawn', speeds.kept, speeds.drawn, 10),
      microsRow('drawn and kept', [speeds.drawn, speeds.kept, speeds.bare]),
    ]
  } finally {
    await bare.stop()
    await ours.end()
  }
}

function pageShots(headers: Record<string, string>): Shot[] {
  let at = 0
  const setupRequest = (shot: Shot): Shot => ({ ...shot, headers: { ...headers, ...headersOf(at++ % addresses) } })
  return [{ method: 'GET', path: pagePath, headers, setupRequest }]
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
