import { existsSync, readlinkSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Answered, Visit } from '@sankalp/contract/visit'
import { createMessageReader } from './message-reader.ts'
import { type ToldError, readError, tellError } from './told-error.ts'
import type { WebApp } from './web-app.ts'

/** A visit as far as it can be told to another thread: what is a function of it is asked for by messages. */
export type ToldVisit = Omit<Visit, 'messages' | 'call' | 'report'>

export type ToThread =
  | { kind: 'render'; id: number; url: string; visit: ToldVisit }
  | { kind: 'leave'; id: number }
  | { kind: 'answer'; callId: number; answer: Answered }
  | { kind: 'no answer'; callId: number; error: ToldError }

export type FromThread =
  | { kind: 'page'; id: number; status: number; headers: [string, string][]; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failure'; id: number; error: ToldError }
  | { kind: 'call'; id: number; callId: number; path: string; headers: Record<string, string> }
  | { kind: 'report'; id: number; error: ToldError }

yieldToOthers()

const port = parentPort!
/** Loaded when the first page is asked for: until then, messages wait here. */
const app = import((workerData as { module: string }).module) as Promise<Pick<WebApp, 'render'>>
const messages = createMessageReader({ dev: false })
const underWay = new Map<number, AbortController>()
const calls = new Map<number, { resolve: (answer: Answered) => void; reject: (error: Error) => void }>()
let lastCall = 0

const tell = (message: FromThread, handedOver: ArrayBuffer[] = []) => port.postMessage(message, handedOver)

port.on('message', (message: ToThread) => {
  switch (message.kind) {
    case 'render':
      void render(message)
      break
    case 'leave':
      underWay.get(message.id)?.abort()
      break
    case 'answer':
      takeCall(message.callId).resolve(message.answer)
      break
    case 'no answer':
      takeCall(message.callId).reject(readError(message.error))
      break
  }
})

async function render({ id, url, visit }: ToThread & { kind: 'render' }): Promise<void> {
  const abort = new AbortController()
  underWay.set(id, abort)
  try {
    const { render: renderPage } = await app
    const { status, headers, bytes } = await renderPage(new Request(url, { signal: abort.signal }), {
      ...visit,
      messages,
      call: (path, callHeaders = {}) =>
        new Promise((resolve, reject) => {
          const callId = ++lastCall
          calls.set(callId, { resolve, reject })
          tell({ kind: 'call', id, callId, path, headers: callHeaders })
        }),
      report: (error) => tell({ kind: 'report', id, error: tellError(error) }),
    })
    const own = ownMemory(bytes)
    tell({ kind: 'page', id, status, headers: [...headers], bytes: own }, [own.buffer])
  } catch (error) {
    tell({ kind: 'failure', id, error: tellError(error) })
  } finally {
    underWay.delete(id)
  }
}

function takeCall(callId: number) {
  const call = calls.get(callId)
  if (!call) throw new Error(`an answer to a call that nobody made: ${callId}`)
  calls.delete(callId)
  return call
}

/** Bytes that can be handed over whole: small ones may lie in memory that they share with others. */
function ownMemory(bytes: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === bytes.length
    ? new Uint8Array(buffer)
    : new Uint8Array(bytes)
}

/**
 * Where all cores are busy, whoever waits for a page that is ready goes before the rendering of others. Linux gives each thread a priority of
 * its own, by the number that it calls the thread by; elsewhere there is none, and nothing is changed.
 */
function yieldToOthers(): void {
  const self = '/proc/thread-self'
  if (existsSync(self))
    setPriority(Number(readlinkSync(self).split('/').at(-1)), constants.priority.PRIORITY_BELOW_NORMAL)
}
