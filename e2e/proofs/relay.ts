import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { getIceServers } from '@sankalp/contract/consultations'
import { answersStun } from '@sankalp/server/src/platform/stun-check.ts'
import { findFreePort } from '@sankalp/server/test/server-process.ts'
import { withServer } from './ground.ts'
import type { Proof } from './proof.ts'

const relaySecret = 'the secret that server and relay share'
const bytesSent = 200_000

type Outcome = { received: number; pair: string | null; candidates: number }

export const relayProof: Proof = {
  number: 25,
  name: 'relay',
  title: 'two browsers that reach each other only through coturn, with the credentials that we make',
  async run(report) {
    const program = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
      .map((folder) => `${folder}/turnserver`)
      .find(existsSync)
    if (!program) return report.figure('not measured', 'coturn is not installed (apt-get install coturn)')
    const port = await findFreePort()
    const relay = spawn(program, relaySettings(port), { stdio: 'ignore' })
    const ended = once(relay, 'exit')
    try {
      const url = `turn:127.0.0.1:${port}?transport=udp`
      report.check('it answers as /readyz asks it', await comesToAnswer(url))
      await withServer({ TURN_URLS: url, TURN_SECRET: relaySecret }, async (server) => {
        const ready = (await (await fetch(`${server.url}/readyz`)).json()) as { checks: Record<string, boolean> }
        report.check('/readyz names it', ready.checks.turn === true, JSON.stringify(ready.checks))
        const all = (await (await server.newClient().signIn()).call(getIceServers)).body.iceServers
        // The other servers only return a browser's own address, and are not on this machine.
        const iceServers = all.filter(({ username }) => username)
        const ours = await talkThrough(iceServers)
        report.figure('candidates, bytes through the relay', `${ours.candidates}, ${ours.received}`)
        report.check(
          'both ends of the connection are the relay’s, and everything arrives',
          ours.pair === 'relay relay' && ours.received === bytesSent,
          ours.pair ?? 'no connection',
        )
        const forged = await talkThrough(iceServers.map((one) => ({ ...one, credential: 'forged' })))
        report.check(
          'with a forged credential the relay gives nothing',
          forged.candidates === 0 && forged.pair === null,
          forged.candidates,
        )
        const late = iceServers.map((one) => ({ ...one, username: one.username!.replace(/^\d+/, '1700000000') }))
        report.check('nor with one whose time was changed', (await talkThrough(late)).candidates === 0)
      })
    } finally {
      relay.kill('SIGKILL')
      await ended
    }
  },
}

async function comesToAnswer(url: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await answersStun(url)) return true
    await pause(200)
  }
  return false
}

/** Returns the settings of `compose.yaml`, but on this machine alone: there, loopback peers are denied. */
function relaySettings(port: number): string[] {
  const here = [
    '--listening-ip=127.0.0.1',
    '--relay-ip=127.0.0.1',
    '--allow-loopback-peers',
    '--no-tls',
    '--no-dtls',
    `--pidfile=/tmp/sankalp-relay-${port}.pid`,
  ]
  return [
    '-n',
    '--log-file=/dev/null',
    '--use-auth-secret',
    `--static-auth-secret=${relaySecret}`,
    '--realm=sankalp.test',
    '--no-cli',
    `--listening-port=${port}`,
    '--min-port=30000',
    '--max-port=30100',
    ...here,
  ]
}

/** Opens two connections in one page that may use only the relay, and sends bytes from one to the other. */
async function talkThrough(iceServers: RTCIceServer[]): Promise<Outcome> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--allow-loopback-in-peer-connection'],
  })
  try {
    const page = await browser.newPage()
    return await page.evaluate(connectAndSend, { iceServers, bytes: bytesSent })
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
async function connectAndSend({ iceServers, bytes }: { iceServers: RTCIceServer[]; bytes: number }): Promise<Outcome> {
  const [here, there] = [0, 1].map(() => new RTCPeerConnection({ iceServers, iceTransportPolicy: 'relay' })) as [
    RTCPeerConnection,
    RTCPeerConnection,
  ]
  let candidates = 0
  let received = 0
  const pass = (from: RTCPeerConnection, to: RTCPeerConnection) =>
    from.addEventListener('icecandidate', ({ candidate }) => {
      if (!candidate?.candidate) return
      candidates += 1
      void to.addIceCandidate(candidate)
    })
  pass(here, there)
  pass(there, here)
  const gathered = [here, there].map(
    (one) =>
      new Promise<void>((done) =>
        one.addEventListener('icegatheringstatechange', () => one.iceGatheringState === 'complete' && done()),
      ),
  )
  const channel = here.createDataChannel('bytes')
  const arrived = new Promise<void>((done) => {
    there.addEventListener('datachannel', ({ channel: other }) => {
      other.binaryType = 'arraybuffer'
      other.addEventListener('message', ({ data }) => {
        received += (data as ArrayBuffer).byteLength
        if (received >= bytes) done()
      })
    })
  })
  channel.addEventListener('open', () => {
    for (let sent = 0; sent < bytes; sent += 10_000) channel.send(new Uint8Array(10_000))
  })
  await here.setLocalDescription()
  await there.setRemoteDescription(here.localDescription!)
  await there.setLocalDescription()
  await here.setRemoteDescription(there.localDescription!)
  await Promise.all(gathered)
  // Without a candidate there is no connection.
  if (candidates === 0) return { received, candidates, pair: null }
  await arrived
  const stats = [...(await here.getStats()).values()] as {
    type: string
    id: string
    nominated?: boolean
    localCandidateId?: string
    remoteCandidateId?: string
    candidateType?: string
  }[]
  const pair = stats.find(({ type, nominated }) => type === 'candidate-pair' && nominated)
  const typeOf = (id?: string) => stats.find((one) => one.id === id)?.candidateType
  return {
    received,
    candidates,
    pair: pair ? `${typeOf(pair.localCandidateId)} ${typeOf(pair.remoteCandidateId)}` : null,
  }
}
