import { Worker } from 'node:worker_threads'
import { DomainError } from '@sankalp/contract'
import type { PdfReply, PdfRequest } from './pdf.worker.ts'

/** Makes documents outside the main thread, where setting a page would block every request. */
export type PdfThread = {
  /** Makes a document. `module` is the URL of a file whose export `make` turns `facts` into the bytes of a file. */
  make(module: string, facts: unknown): Promise<Uint8Array<ArrayBuffer>>
  /**
   * Prepares the thread for `module`. Call it when a request for a document is likely, because a cold start takes a
   * second.
   */
  warm(module: string): void
  /** Returns whether the thread currently exists. */
  isRunning(): boolean
  close(): Promise<void>
}

/** A longer queue would make users wait too long for a file. */
const longestQueue = 24
/** Fonts and their tables take 70 MB, which an idle server frees. */
const idleMsByDefault = 30_000

/** Creates a thread on demand and ends it after some idle time. If it dies, the next document starts another. */
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
    // Clear it first: a document requested during the end gets a new thread.
    worker = null
    void ended?.terminate()
  }

  function start(): Worker {
    const started = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: 32 },
    })
    const giveUp = (error: Error) => {
      // A thread that was ended for being idle had no waiting callers. Those that wait now belong to its successor.
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
    started.on('exit', (code) => giveUp(new Error(`the document thread ended (${code})`)))
    // Do not let an idle thread delay the shutdown of the server.
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
      // Ignore a failure here: making the document will report it.
      worker.postMessage({ id: 0, warms: module } satisfies PdfRequest)
    },
    isRunning: () => worker !== null,
    async close() {
      clearTimeout(idle)
      await worker?.terminate()
    },
  }
}
