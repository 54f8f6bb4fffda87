import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { setTimeout as wait } from 'node:timers/promises'
import { generateKundali } from '@sankalp/contract/kundli'
import { matchMaking } from '@sankalp/contract/matching'
import { connectLive, sendAnything } from '@sankalp/server/test/live-client.ts'

export type FloodName =
  | 'pings'
  | 'packets'
  | 'sockets'
  | 'missing'
  | 'costly'
  | 'costlyFromMany'
  | 'oneByOne'
  | 'days'
  | 'reckoned'
  | 'calls'
  | 'events'
  | 'nowhere'
  | 'pipelined'
  | 'pipelinedByEight'
  | 'pipelinedByProxy'
  | 'queries'
export type FloodOutcome = Record<string, number>

type Flood = { url: string; name: FloodName; round: number; forMs: number; token: string | null }
/** The token of a signed-in user who floods. */
const { url, name, round, forMs, token } = workerData as Flood
const ownAddress = `198.51.100.${round}`
const until = Date.now() + forMs
const goesOn = () => Date.now() < until
const outcome: FloodOutcome = {}
const count = (what: string, by = 1) => void (outcome[what] = (outcome[what] ?? 0) + by)

/** Returns a client's frame with its text masked by zeros, so that it stays readable. */
function frame(opcode: number, text = ''): Buffer {
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
}

/** This many frames are sent together, ten times a second: 100,000 a second from five sockets. */
const together = 2000

/** Opens a websocket that sends the same frames repeatedly and reconnects when it is disconnected. */
async function floodFrames(one: Buffer): Promise<void> {
  const many = Buffer.concat(Array.from({ length: together }, () => one))
  while (goesOn()) {
    count('connections')
    await new Promise<void>((resolve) => {
      const socket = openSocket()
      socket.once('data', (answer: Buffer) => {
        if (!answer.toString().startsWith('HTTP/1.1 101')) {
          count('refused')
          return void socket.destroy()
        }
        const timer = setInterval(() => {
          if (!goesOn()) return void socket.destroy()
          count('frames', together)
          socket.write(many)
        }, 100)
        socket.once('close', () => clearInterval(timer))
      })
      socket.once('close', () => resolve())
      setTimeout(() => socket.destroy(), Math.max(0, until - Date.now()))
    })
    await wait(20)
  }
}

function openSocket() {
  const { hostname, port, host } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => undefined).resume()
  socket.write(
    `GET /live/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${ownAddress}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  )
  return socket
}

/** As many sockets as a session may have, each as fast as it may send. */
async function floodEvents(): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: 20 }, () => connectLive(url, token)))
  while (goesOn()) {
    for (const socket of sockets)
      sendAnything(socket, 'no:such:event').then(
        () => count('answered'),
        // Sent as the socket was closed.
        () => count('unanswered'),
      )
    await wait(11)
  }
  count('cut', sockets.filter(({ connected }) => !connected).length)
  for (const socket of sockets) socket.disconnect()
}

async function floodSockets(): Promise<void> {
  const open = new Set<ReturnType<typeof openSocket>>()
  while (goesOn()) {
    for (let at = 0; at < 20; at++) {
      const socket = openSocket()
      count('connections')
      open.add(socket)
      socket.once('data', (answer: Buffer) => count(answer.toString().slice(9, 12)))
      socket.once('close', () => open.delete(socket))
    }
    await wait(20)
  }
  count('open at the end', open.size)
  for (const socket of open) socket.destroy()
}

/**
 * Sends a thousand requests in one packet, as fast as they are accepted: bypassing the proxy, which would send them one
 * after the other, or like a proxy that does not.
 */
async function floodRequests(from = `127.0.0.${10 + round}`): Promise<void> {
  const { hostname, port, host } = new URL(url)
  const many = Buffer.from(
    `GET /healthz HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${ownAddress}\r\n\r\n`.repeat(1000),
  )
  while (goesOn()) {
    count('connections')
    await new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: from })
        .on('error', () => undefined)
        .resume()
      const goOn = () => {
        while (goesOn() && !socket.destroyed && socket.write(many)) count('requests', 1000)
        if (!goesOn()) socket.destroy()
      }
      socket
        .on('connect', goOn)
        .on('drain', goOn)
        .once('close', () => resolve())
    })
    await wait(50)
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 300 })

type Asking = { method?: string; headers?: Record<string, string>; body?: string }

function ask(path: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(
      url + path,
      { method, agent, headers: { 'x-forwarded-for': ownAddress, 'accept-language': 'en-IN', ...headers } },
      (response) => {
        count(String(response.statusCode))
        response.resume().once('close', () => resolve())
      },
    )
    sent.once('error', () => (count('failed'), resolve())).end(body)
  })
}

async function askAtOnce(at: number, next: (at: number) => Promise<void>): Promise<void> {
  let turn = 0
  while (goesOn()) {
    await Promise.all(Array.from({ length: at }, () => next(turn++)))
    // Refused requests are repeated at this rate: a higher one would test the machine's speed, not the rendering.
    await wait(250)
  }
}

/** Returns one of 150 addresses; each round has its own. */
const oneOfMany = (at: number) => ({ 'x-forwarded-for': `198.18.${round}.${at % 150}` })
const cities = [
  'mumbai',
  'pune',
  'chennai',
  'kolkata',
  'jaipur',
  'surat',
  'kanpur',
  'nagpur',
  'indore',
  'bhopal',
  'patna',
  'agra',
]

/** Returns an uncached page of the almanac: another year, another month. Rounds share none. */
function reckonedPage(at: number): string {
  return at % 4 === 0
    ? `/festivals/${1940 + 45 * (round - 1) + (Math.floor(at / 4) % 45)}`
    : `/calendar/${cities[at % 12]}/${1940 + (Math.floor(at / 12) % 140)}/${1 + ((at + 4 * round) % 12)}`
}

/** The day of a city in a year that is not cached. */
const coldDay = (at: number) => `/panchang/${cities[at % 12]}/${1940 + 40 * round + (Math.floor(at / 12) % 40)}-03-14`

const birth = { day: 22, month: 7, hour: 9, min: 21, lat: 25.32, lon: 83.01, zone: 'Asia/Kolkata' }
const named = (letter: string, at: number) =>
  Object.fromEntries(
    Object.entries({ ...birth, name: 'Asha', place: 'Varanasi', year: 1950 + (at % 60) }).map(([key, value]) => [
      `${letter}_${key}`,
      value,
    ]),
  )

/** The calls that take longest to answer: a chart, and a match of two. */
function costlyCall(at: number): Promise<void> {
  const [path, body] =
    at % 2 === 0
      ? [generateKundali.path, { ...birth, year: 1950 + (at % 60) }]
      : [matchMaking.path, { ...named('m', at), ...named('f', at + 7) }]
  return ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
}

async function askOneByOne(path: (at: number) => string): Promise<void> {
  let turn = 0
  const goOn = async () => {
    while (goesOn()) await ask(path(turn), { headers: oneOfMany(turn++) })
  }
  await Promise.all([goOn(), goOn(), goOn()])
}

const kinds: Record<FloodName, () => Promise<unknown>> = {
  pings: () => Promise.all(Array.from({ length: 5 }, () => floodFrames(frame(9)))),
  packets: () => Promise.all(Array.from({ length: 5 }, () => floodFrames(frame(1, '40{"token":"none"}')))),
  sockets: floodSockets,
  missing: () => askAtOnce(50, (at) => ask(`/no/such/page/${at}`)),
  costly: () => askAtOnce(300, (at) => ask(`/design?x=${at}`)),
  costlyFromMany: () =>
    askAtOnce(300, (at) =>
      ask(`/design?x=${at}`, { headers: { 'x-forwarded-for': `198.${18 + (at % 2)}.${round}.${at % 150}` } }),
    ),
  oneByOne: () => askOneByOne((at) => `/design?x=${at}`),
  days: () => askAtOnce(50, (at) => ask(coldDay(at))),
  reckoned: () => askAtOnce(200, (at) => ask(reckonedPage(at), { headers: oneOfMany(at) })),
  calls: () => askAtOnce(150, costlyCall),
  events: floodEvents,
  nowhere: () =>
    askAtOnce(300, (at) =>
      ask(`/api/no/such/call/${at}`, {
        method: 'POST',
        body: '{}',
        headers: { ...oneOfMany(at), 'content-type': 'application/json' },
      }),
    ),
  pipelined: () => Promise.all([floodRequests(), floodRequests()]),
  pipelinedByEight: () => Promise.all(Array.from({ length: 8 }, (_, at) => floodRequests(`127.0.${round}.${10 + at}`))),
  pipelinedByProxy: () => Promise.all([floodRequests('127.0.0.1'), floodRequests('127.0.0.1')]),
  queries: () =>
    askAtOnce(60, (at) =>
      ask(`/panchang/delhi?x=${at}`, [{}, { method: 'HEAD' }, { headers: { authorization: 'x' } }][at % 3]),
    ),
}

await kinds[name]()
agent.destroy()
parentPort!.postMessage(outcome)
