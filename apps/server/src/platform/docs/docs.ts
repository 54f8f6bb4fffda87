import { type Endpoint, idempotencyHeader } from '@sankalp/contract/endpoint'
import { clientEvents, serverEvents } from '@sankalp/contract/live/events'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { createCompressedBody, sendCompressed } from '../http/compressed-body.ts'
import { refusalsByStatus, toJsonSchema, toOpenApi } from './openapi.ts'

/**
 * Serves `/api/docs` for people and `/api/openapi.json` for tools, both generated from the contract. Plain HTML, no
 * script. Generated on the first request: requests are rare, and generating both takes as long as the rest of the
 * start.
 */
export function installDocs(app: FastifyInstance, endpoints: readonly Endpoint[], publicUrl: string): void {
  const document = once(() => createCompressedBody(Buffer.from(JSON.stringify(toOpenApi(endpoints, publicUrl)))))
  const page = once(() => createCompressedBody(Buffer.from(renderDocs(endpoints))))
  app.get('/api/openapi.json', { config: { access: 'anyone' } }, (request, reply) =>
    sendCompressed(
      request,
      reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding'),
      document(),
    ),
  )
  app.get('/api/docs', { config: { access: 'anyone' } }, (request, reply) => {
    reply.type('text/html; charset=utf-8').header('vary', 'Accept-Encoding')
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    return sendCompressed(request, reply, page())
  })
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

function renderDocs(endpoints: readonly Endpoint[]): string {
  const features = Map.groupBy(endpoints, ({ feature }) => feature)
  const sections = [...features].map(
    ([feature, members]) => `<section><h2>${escape(feature)}</h2>${members.map(renderEndpoint).join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sankalp API</title><style>${style}</style></head><body><main><h1>Sankalp API</h1>
<p>Every call below is checked by the schema shown with it, in and out. A refusal answers <code>{code, message, facts}</code>
in the caller's language. For tools: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('')}
${renderLive()}</main></body></html>`
}

function renderLive(): string {
  const article = (name: string, ...parts: string[]) =>
    `<article><h3><code>${escape(name)}</code></h3>${parts.join('')}</article>`
  const sent = Object.entries(clientEvents).map(([name, { access, payload, reply }]) =>
    article(
      name,
      `<p>Who: ${access}</p>`,
      renderSchema('Payload', payload, 'input'),
      renderSchema('Reply', reply, 'output'),
    ),
  )
  const received = Object.entries(serverEvents).map(([name, payload]) =>
    article(name, renderSchema('Payload', payload, 'output')),
  )
  return `<section><h2>live channel (Socket.IO at /live, websocket only)</h2>
<p>Every event is acknowledged with <code>{ok: true}</code> and its reply, or with <code>{ok: false, code, message, facts}</code>.</p>
<h3>Sent by a client</h3>${sent.join('')}<h3>Sent by the server</h3>${received.join('')}</section>`
}

function renderEndpoint(endpoint: Endpoint): string {
  const { method, path, summary, access, limit, own } = endpoint
  const refusals = [...refusalsByStatus(endpoint)].toSorted(([a], [b]) => a - b)
  return `<article id="${escape(endpoint.name)}"><h3><code>${method} ${escape(path)}</code></h3><p>${escape(summary)}</p>
<dl><dt>Who</dt><dd>${escape(access)}${own ? `, own id only (${own.map(escape).join(', ')})` : ''}</dd>
<dt>Limit</dt><dd>${limit.max} in ${limit.windowSeconds} s</dd>${endpoint.idempotent ? `<dt>Repeated</dt><dd>has no second effect with the same <code>${idempotencyHeader}</code></dd>` : ''}</dl>
${renderSchema('Path', endpoint.params, 'input')}${renderSchema('Query', endpoint.query, 'input')}
${renderSchema(endpoint.upload ? `Form, with a file in <code>${endpoint.upload.field}</code>` : 'Body', endpoint.body, 'input')}
${endpoint.rawBody ? '<p>Body: bytes of any type</p>' : ''}
${endpoint.fileType ? `<p>Reply: a file, <code>${endpoint.fileType}</code></p>` : renderSchema('Reply', endpoint.reply, 'output')}
<p>Refusals: ${refusals.map(([status, codes]) => `${status} ${codes.map((code) => `<code>${code}</code>`).join(' ')}`).join('; ')}</p></article>`
}

function renderSchema(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return ''
  const { $schema: _, ...shown } = toJsonSchema(schema, io)
  return `<details><summary>${title}</summary><pre>${escape(JSON.stringify(shown, null, 2))}</pre></details>`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:60rem;margin:auto;padding:1rem}
article{border-top:1px solid;padding:.5rem 0}h3{margin:.5rem 0;overflow-wrap:anywhere}dl{display:grid;grid-template-columns:auto 1fr;gap:0 1rem}
dd{margin:0}pre{overflow:auto;max-height:30rem}summary{cursor:pointer;padding:.5rem 0}`
