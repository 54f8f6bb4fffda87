import { parentPort } from 'node:worker_threads'
import { warmFonts } from './warm-fonts.ts'

export type PdfRequest = { id: number; module: string; facts: unknown } | { id: number; warms: string }
export type PdfReply =
  | { id: number; file: Uint8Array<ArrayBuffer> }
  | { id: number; failure: { message: string; stack: string | undefined } }

type Maker = { make: (facts: unknown) => Promise<Uint8Array> }

const port = parentPort!

port.on('message', (request: PdfRequest) => {
  void answer(request).then((reply) => port.postMessage(reply, 'file' in reply ? [reply.file.buffer] : []))
})

async function answer(request: PdfRequest): Promise<PdfReply> {
  const { id } = request
  try {
    if ('warms' in request) {
      await import(request.warms)
      warmFonts()
      return { id, file: new Uint8Array() }
    }
    const { module, facts } = request
    const { make } = (await import(module)) as Maker
    // Copy the bytes into their own buffer, which can be transferred to the main thread.
    return { id, file: new Uint8Array(await make(facts)) }
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { id, failure: { message, stack } }
  }
}
