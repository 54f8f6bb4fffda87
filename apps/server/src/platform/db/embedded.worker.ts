import { readFile } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'

/**
 * Runs the embedded database in a thread of its own. PGlite computes in the calling thread: on the main thread one slow
 * query would block every request.
 */
export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; parameters: unknown[] }
  | { id: number; kind: 'script'; sql: string }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'close' }
export type WorkerReply =
  | { id: number; rows: unknown[] }
  | { id: number; dump: Uint8Array }
  | { id: number; failure: { message: string; code?: string; constraint?: string } }

const { folder, template } = workerData as { folder: string | null; template: string | null }
const port = parentPort!

/**
 * PostgreSQL has functions so large that optimizing one takes V8 more than a gigabyte and some seconds. With simple
 * compilation our short queries take as long as before (a heavy join takes half as long again), and the database starts
 * sooner.
 */
setFlagsFromString('--no-wasm-tier-up')
setFlagsFromString('--no-wasm-dynamic-tiering')

/** The default of 128 MB could hold the whole database several times. */
const sharedBuffers = '16MB'

const opening = PGlite.create({
  dataDir: folder ?? 'memory://',
  ...(template && { loadDataDir: new Blob([await readFile(template)]) }),
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  parsers: { [types.INT8]: Number, [types.DATE]: String },
})

async function answer(request: WorkerRequest): Promise<WorkerReply> {
  const { id } = request
  const database = await opening
  switch (request.kind) {
    case 'query':
      return { id, rows: (await database.query(request.sql, request.parameters)).rows }
    case 'script':
      return { id, rows: (await database.exec(request.sql)).flatMap(({ rows }) => rows) }
    case 'dump': {
      const file = await database.dumpDataDir('none')
      return { id, dump: new Uint8Array(await file.arrayBuffer()) }
    }
    case 'close':
      await database.close()
      return { id, rows: [] }
  }
}

function describe(error: unknown): { message: string; code?: string; constraint?: string } {
  const { message, code, constraint } = error as { message: string; code?: string; constraint?: string }
  return { message, ...(code && { code }), ...(constraint && { constraint }) }
}

port.on('message', (request: WorkerRequest) => {
  answer(request).then(
    (reply) => port.postMessage(reply),
    (error: unknown) => port.postMessage({ id: request.id, failure: describe(error) } satisfies WorkerReply),
  )
})
