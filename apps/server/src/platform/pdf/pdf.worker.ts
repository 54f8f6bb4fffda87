import { parentPort } from 'node:worker_threads'

export type PdfRequest = { id: number; module: string; facts: unknown }
export type PdfReply = { id: number; file: Uint8Array<ArrayBuffer> } | { id: number; failure: { message: string; stack: string | undefined } }

type Maker = { make: (facts: unknown) => Promise<Uint8Array> }

const port = parentPort!

port.on('message', (request: PdfRequest) => {
  void answer(request).then((reply) => port.postMessage(reply, 'file' in reply ? [reply.file.buffer] : []))
})

async function answer({ id, module, facts }: PdfRequest): Promise<PdfReply> {
  try {
    const { make } = (await import(module)) as Maker
    // A copy of its own memory, which can be handed over whole.
    return { id, file: new Uint8Array(await make(facts)) }
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { id, failure: { message, stack } }
  }
}
