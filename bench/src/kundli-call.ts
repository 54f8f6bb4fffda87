import { generateKundali } from '@sankalp/contract/kundli'
import { dayNumberToCivilDate } from '@sankalp/jyotish'
import { startServer } from '@sankalp/server/test/server-process.ts'
import type { Row } from './table.ts'
import { type Shot, measureInTurns, startHelper } from './turns.ts'

/** Enough addresses to stay below the limit of calls per address. */
const addresses = 20_000
/** The replies that the bare route cycles through. */
const answersKept = 200

/** Measures charts of always new births against a bare route with prepared replies. */
export async function measureKundliCall(): Promise<Row[]> {
  const ours = await startServer({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' }, { keepsLog: false })
  const bare = await startHelper('./bare-kundali.ts')
  try {
    const answers = await askFor(ours.url, answersKept)
    await bare.tell({ answers })
    await checkSameBytes(bare.url, answers)
    const speeds = await measureInTurns({
      offset: {
        url: ours.url,
        requests: shots(generateKundali.path, { tzone: 5.5 }),
        cpuSeconds: () => ours.cpuSeconds(),
      },
      zone: {
        url: ours.url,
        requests: shots(generateKundali.path, { zone: 'Asia/Kolkata' }),
        cpuSeconds: () => ours.cpuSeconds(),
      },
      bare: { url: bare.url, requests: shots('/kundali', { tzone: 5.5 }), cpuSeconds: bare.cpuSeconds },
    })
    const { offset, zone, bare: plain } = speeds
    const ratio = (side: 'offset' | 'zone') => {
      const share = speeds[side].perSecond / plain.perSecond
      return { measured: share.toFixed(2), aim: '≥ 0.5', reached: share >= 0.5 }
    }
    return [
      { what: 'Kundli call ÷ bare Fastify, births with an offset', ...ratio('offset') },
      { what: 'Kundli call ÷ bare Fastify, births with a zone', ...ratio('zone') },
      {
        what: '  requests a second, these and bare',
        measured: [offset, zone, plain].map(({ perSecond }) => Math.round(perSecond)).join(', '),
      },
      {
        what: '  processor time a request, these and bare',
        measured: `${[offset, zone, plain].map(({ micros }) => Math.round(micros)).join(', ')} µs`,
      },
    ]
  } finally {
    await bare.stop()
    await ours.end()
  }
}

type Clock = { tzone: number } | { zone: string }

/** Each request has a new birth, spread over a century, the day, and India. */
function shots(path: string, clock: Clock): Shot[] {
  let at = 0
  const setupRequest = (shot: Shot): Shot => {
    at += 1
    const address = `10.${at % 250}.${Math.floor(at / 250) % (addresses / 250)}.1`
    return { ...shot, headers: { ...shot.headers, 'x-forwarded-for': address }, body: birthNumber(at, clock) }
  }
  return [
    {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: birthNumber(0, clock),
      setupRequest,
    },
  ]
}

function birthNumber(at: number, clock: Clock): string {
  const { year, month, day } = dayNumberToCivilDate(-14_000 + ((at * 9) % 36_000))
  return JSON.stringify({
    day,
    month,
    year,
    hour: at % 24,
    min: (at * 7) % 60,
    lat: 8 + (at % 997) / 34,
    lon: 68.5 + (at % 1009) / 35,
    ...clock,
  })
}

async function askFor(url: string, count: number): Promise<string[]> {
  const bodies = Array.from({ length: count }, (_, at) => birthNumber(at, { tzone: 5.5 }))
  return Promise.all(bodies.map((body, at) => post(url + generateKundali.path, body, `10.250.${at}.1`)))
}

async function checkSameBytes(bareUrl: string, answers: readonly string[]): Promise<void> {
  const plain = new Set<string>()
  for (let asked = 0; asked < answers.length; asked += 1) plain.add(await post(`${bareUrl}/kundali`, '{}', '10.0.0.1'))
  const differing = answers.filter((answer) => !plain.has(answer) || !answer.startsWith('{"kundali"'))
  if (differing.length > 0) throw new Error(`the two answers differ:\n${differing[0]}`)
}

async function post(url: string, body: string, address: string): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body,
  })
  return answer.text()
}
