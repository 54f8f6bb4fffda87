import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'

/**
 * The embedded database in a thread of its own, because it computes where it is called: on the main
 * thread one slow query would stop every request.
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

const opening = PGlite.create({
  dataDir: folder ?? 'memory://',
  ...(template && { loadDataDir: new Blob([await readFile(template)]) }),
  parsers: { [types.INT8]: Number, [types.DATE]: String },
})

async function answer(request: WorkerRequest): Promise<WorkerReply> {
  const { id } = request
  const database = await opening
  switch (request.kind) {
    case 'query':
      return { id, rows: (await database.query(request.sql, request.parameters)).rows }
    case 'script':
      await database.exec(request.sql)
      return { id, rows: [] }
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
