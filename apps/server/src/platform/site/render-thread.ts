import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import { DomainError } from '@sankalp/contract'
import type { Visit } from '@sankalp/contract/visit'
import type { Log } from '../log.ts'
import type { Rendered } from './cached-page.ts'
import type { FromThread, ToThread } from './render.worker.ts'
import { readError, tellError } from './told-error.ts'

/** Renders pages away from the main thread, where each would hold up whatever else is asked for. */
export type RenderThread = {
  render(request: Request, visit: Visit): Promise<Rendered>
  /** Whether the thread exists at the moment. */
  isRunning(): boolean
  close(): Promise<void>
}

type UnderWay = {
  visit: Visit
  resolve: (page: Rendered) => void
  reject: (error: Error) => void
  /** Goes on in the name of the request that asked for the page. */
  inItsName: <Result>(work: () => Result) => Result
}

type Options = {
  /** The address of the file whose export `render` renders a page. */
  module: string
  log: Log
  idleMs?: number
  stuckMs?: number
}

/** The site's code, its words and what it renders take 90 MB in a thread, which an idle server gives back. */
const idleMsByDefault = 30_000
/** Loaders give up after 5 s: whatever takes longer than this never ends. */
const stuckMsByDefault = 60_000
const comeBackAfterSeconds = 2
/** What a page needs many times over: a thread that needs more is ended by Node, and not the whole process. */
const limits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 }

/**
 * One thread, started when it is first needed and ended when it was idle for a while. If it dies or does not come to an end, those
 * who wait are told to come again, and the next page starts another: tried again at once, the page that killed it would
 * do so again.
 */
export function createRenderThread({
  module,
  log,
  idleMs = idleMsByDefault,
  stuckMs = stuckMsByDefault,
}: Options): RenderThread {
  const underWay = new Map<number, UnderWay>()
  let worker: Worker | null = null
  let lastId = 0
  const idle = setTimeout(endIfIdle, idleMs)
  const stuck = setTimeout(endIfStuck, stuckMs)
  idle.unref()
  stuck.unref()

  function endIfIdle(): void {
    if (underWay.size > 0) return void idle.refresh()
    const ended = worker
    // Forgotten first: a page asked for while it ends gets a thread of its own.
    worker = null
    void ended?.terminate()
  }

  function endIfStuck(): void {
    if (underWay.size > 0) giveUp(worker!, new Error(`nothing was rendered for ${stuckMs} ms`))
  }

  /** Ends a thread that is of no use any more. */
  function giveUp(ended: Worker, error: Error): void {
    // One that was ended before has nobody waiting; whoever waits now, waits for its successor.
    if (worker !== ended) return
    worker = null
    void ended.terminate()
    log.error({ err: error }, 'the thread that renders pages ended')
    for (const { reject } of underWay.values())
      reject(new DomainError('TEMPORARILY_UNAVAILABLE', { retryAfterSeconds: comeBackAfterSeconds }))
    underWay.clear()
  }

  function start(): Worker {
    const started = new Worker(new URL('./render.worker.ts', import.meta.url), {
      workerData: { module },
      resourceLimits: limits,
    })
    started.on('message', (message: FromThread) => {
      const page = underWay.get(message.id)
      if (page && worker === started) page.inItsName(() => hear(started, message, page))
    })
    started.on('error', (error: Error) => giveUp(started, error))
    started.on('exit', (code) => giveUp(started, new Error(`it exited with ${code}`)))
    // A server that is asked to stop does not wait for a thread that has nothing to do.
    started.unref()
    return started
  }

  function hear(thread: Worker, message: FromThread, { visit, resolve, reject }: UnderWay): void {
    const tell = (answer: ToThread) => thread.postMessage(answer)
    stuck.refresh()
    switch (message.kind) {
      case 'call': {
        const { callId, path, headers } = message
        visit.call(path, headers).then(
          (answer) => tell({ kind: 'answer', callId, answer }),
          (error: unknown) => tell({ kind: 'no answer', callId, error: tellError(error) }),
        )
        break
      }
      case 'report':
        visit.report(readError(message.error))
        break
      case 'failure':
        underWay.delete(message.id)
        reject(readError(message.error))
        break
      case 'page': {
        const { id, status, headers, bytes } = message
        underWay.delete(id)
        resolve({ status, headers: new Headers(headers), bytes: Buffer.from(bytes.buffer) })
        break
      }
    }
  }

  return {
    render({ url, signal }, visit) {
      const thread = (worker ??= start())
      const id = ++lastId
      const tell = (message: ToThread) => thread.postMessage(message)
      const { nonce, language, signedIn, demo, city, origin } = visit
      idle.refresh()
      stuck.refresh()
      const leave = () => tell({ kind: 'leave', id })
      return new Promise<Rendered>((resolve, reject) => {
        underWay.set(id, { visit, resolve, reject, inItsName: AsyncLocalStorage.snapshot() })
        tell({
          kind: 'render',
          id,
          url,
          visit: { nonce, language, signedIn, demo, ...(city !== undefined && { city }), origin },
        })
        if (signal.aborted) leave()
        else signal.addEventListener('abort', leave)
      }).finally(() => {
        signal.removeEventListener('abort', leave)
        idle.refresh()
      })
    },
    isRunning: () => worker !== null,
    async close() {
      clearTimeout(idle)
      clearTimeout(stuck)
      const ended = worker
      worker = null
      for (const { reject } of underWay.values())
        reject(new DomainError('TEMPORARILY_UNAVAILABLE', { retryAfterSeconds: comeBackAfterSeconds }))
      underWay.clear()
      await ended?.terminate()
    },
  }
}
