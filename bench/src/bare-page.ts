import { createServer } from 'node:http'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { htmlToElements } from './html-tree.ts'

/**
 * What our panchang page is compared with: React streaming a page of the same size, the elements ready in memory; no
 * data, no router, no words to look up, no headers but the media type.
 */
let page: () => ReactNode = () => null

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  const { pipe } = renderToPipeableStream(page(), { onShellReady: () => pipe(response) })
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.(0))
process.on('message', (message: { html: string } | 'cpu') => {
  if (message !== 'cpu') {
    const elements = htmlToElements(message.html)
    page = () => elements
  }
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1e6)
})
process.once('SIGTERM', () => process.exit(0))
