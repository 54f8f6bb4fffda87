const preload = Buffer.from('<link rel="modulepreload"')
const moduleScript = Buffer.from(' type="module" async=""')

/**
 * Keeps a document's modules from competing with its first paint: removes the module preloads and makes the module
 * script inert. `start-scripts.ts`, in the head, starts it later and preloads the modules then. This matches React
 * Router's output; with another order, or without the preloads, the page would start at once as before.
 */
export function deferScripts(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const at = page.indexOf(moduleScript)
  if (at < 0) return page
  const { rest, hrefs } = takePreloads(page.subarray(0, at))
  const inert = Buffer.from(` type="text/plain" data-preload="${hrefs.join(' ')}"`)
  return Buffer.concat([...rest, inert, page.subarray(at + moduleScript.length)])
}

function takePreloads(page: Buffer): { rest: Buffer[]; hrefs: string[] } {
  const rest: Buffer[] = []
  const hrefs: string[] = []
  let from = 0
  for (let at = page.indexOf(preload); at >= 0; at = page.indexOf(preload, from)) {
    const end = page.indexOf('>', at) + 1
    const [, href] = / href="([^"]+)"/.exec(page.toString('latin1', at, end)) ?? []
    if (href !== undefined) hrefs.push(href)
    rest.push(page.subarray(from, at))
    from = end
  }
  return { rest: [...rest, page.subarray(from)], hrefs }
}
