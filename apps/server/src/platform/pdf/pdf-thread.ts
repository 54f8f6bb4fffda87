import { Worker } from 'node:worker_threads'
import { DomainError } from '@sankalp/contract'
import type { PdfReply, PdfRequest } from './pdf.worker.ts'

/** Makes documents away from the main thread, where setting a page would hold up every request. */
export type PdfThread = {
  /** `module` is the address of a file whose export `make` turns `facts` into a file's bytes. */
  make(module: string, facts: unknown): Promise<Uint8Array<ArrayBuffer>>
  /** Gets ready to make what `module` makes: called when somebody may soon ask for it, since a cold start takes a second. */
  warm(module: string): void
  /** Whether the thread exists at the moment. */
  isRunning(): boolean
  close(): Promise<void>
}

/** More than this would wait longer than anybody does for a file. */
const longestQueue = 24
/** Fonts and their tables take 70 MB, which an idle server gives back. */
const idleMsByDefault = 45_000

/** One thread, started when it is first needed and ended when it was idle for a while; if it dies, the next document starts another. */
export function createPdfThread({ idleMs = idleMsByDefault } = {}): PdfThread {
  const waiting = new Map<
    number,
    { resolve: (file: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void }
  >()
  let worker: Worker | null = null
  let lastId = 0
  const idle = setTimeout(endIfIdle, idleMs)
  idle.unref()

  function endIfIdle(): void {
    if (waiting.size > 0) return void idle.refresh()
    const ended = worker
    // Forgotten first: a document asked for while it ends gets a thread of its own.
    worker = null
    void ended?.terminate()
  }

  function start(): Worker {
    const started = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: 32 },
    })
    const giveUp = (error: Error) => {
      // One that was ended for being idle had nobody waiting; whoever waits now, waits for its successor.
      if (worker !== started) return
      worker = null
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('message', (reply: PdfReply) => {
      const caller = waiting.get(reply.id)
      waiting.delete(reply.id)
      idle.refresh()
      if ('file' in reply) caller?.resolve(reply.file)
      else caller?.reject(Object.assign(new Error(reply.failure.message), { stack: reply.failure.stack }))
    })
    started.on('error', giveUp)
    started.on('exit', (code) => giveUp(new Error(`the thread for documents ended (${code})`)))
    // A server that is asked to stop does not wait for a thread that has nothing to do.
    started.unref()
    idle.refresh()
    return started
  }

  return {
    async make(module, facts) {
      if (waiting.size >= longestQueue) throw new DomainError('TEMPORARILY_UNAVAILABLE', { retryAfterSeconds: 5 })
      worker ??= start()
      const thread = worker
      return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
        const request: PdfRequest = { id: ++lastId, module, facts }
        waiting.set(request.id, { resolve, reject })
        thread.postMessage(request)
      })
    },
    warm(module) {
      idle.refresh()
      if (worker) return
      worker = start()
      // Nobody waits for this; if it fails, the document itself will say why.
      worker.postMessage({ id: 0, warms: module } satisfies PdfRequest)
    },
    isRunning: () => worker !== null,
    async close() {
      clearTimeout(idle)
      await worker?.terminate()
    },
  }
}
