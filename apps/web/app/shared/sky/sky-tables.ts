import { SkyUnreachable } from './sky-unreachable.ts'
import { tableUrl } from './table-urls.ts'

const timeoutMs = 20_000
const coming = new Map<string, Promise<Uint8Array>>()

/** Fetches the bytes of a table once per page; after a failure the next caller tries again. */
export function fetchTable(name: string | number): Promise<Uint8Array> {
  const url = tableUrl(name)
  let table = coming.get(url)
  if (!table) {
    table = fetchBytes(url)
    coming.set(url, table)
    table.catch(() => coming.delete(url))
  }
  return table
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  } catch (cause) {
    throw new SkyUnreachable(cause)
  }
}
