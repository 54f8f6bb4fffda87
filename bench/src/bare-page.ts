import { createServer } from 'node:http'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { makeElements, readHtml } from './html-tree.ts'

/**
 * The baseline for our panchang page: React streams a page of the same size from one component; no data, no router, no
 * text lookup, no headers but the media type.
 */
let nodes = readHtml('')
const Page = () => makeElements(nodes)

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  const { pipe } = renderToPipeableStream(createElement(Page), { onShellReady: () => pipe(response) })
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.(0))
process.on('message', (message: { html: string } | 'cpu') => {
  if (message !== 'cpu') nodes = readHtml(message.html)
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1e6)
})
process.once('SIGTERM', () => process.exit(0))
