import { readdirSync } from 'node:fs'
import type { Visit } from '@sankalp/contract/visit'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import type { Rendered } from './cached-page.ts'
import { createRenderPlace } from './render-place.ts'
import { createRenderThread } from './render-thread.ts'

/** The web app as the server sees it: built files and a function from a request to a page. */
export type WebApp = {
  /** `waiting`: how many other pages wait to be rendered. */
  render(request: Request, visit: Visit, waiting?: number): Promise<Rendered>
  /** Whether a page may be at this path: false for what no route knows. */
  hasPage(path: string): boolean
  /** One of the site's line drawings as SVG; null when there is none of that name. */
  drawing(name: string): Promise<string | null>
  assetsFolder: string | null
  publicFolder: string
  /** Files at the root of the site, such as favicon.svg. */
  publicFiles: string[]
  /** In development: serves modules and hot reload before any route is looked for. */
  middleware: ((request: FastifyRequest, reply: FastifyReply, done: () => void) => void) | null
  close(): Promise<void>
}

const webFolder = fileURLToPath(new URL('../../../../web', import.meta.url))

type Built = Pick<WebApp, 'render' | 'drawing' | 'hasPage'>

export async function openBuiltWebApp(log: Log): Promise<WebApp> {
  const publicFolder = `${webFolder}/build/client`
  const module = pathToFileURL(`${webFolder}/build/server/index.js`).href
  const { render: renderHere, drawing, hasPage } = (await import(module)) as Built
  const thread = createRenderThread({ module, log })
  const render = createRenderPlace(renderHere, thread)
  const publicFiles = readdirSync(publicFolder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map((entry) => entry.name)
  return {
    render,
    drawing,
    hasPage,
    assetsFolder: `${publicFolder}/assets`,
    publicFolder,
    publicFiles,
    middleware: null,
    close: () => thread.close(),
  }
}

/** The web app from its sources, with hot reload. The development tools are loaded only here. */
export async function openDevWebApp(): Promise<WebApp> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root: webFolder, server: { middlewareMode: true }, appType: 'custom' })
  return {
    async render(request, visit) {
      const { render } = (await vite.ssrLoadModule('/app/server.ts')) as Built
      return render(request, visit)
    },
    // Its routes may change at any moment.
    hasPage: () => true,
    async drawing(name) {
      const { drawing } = (await vite.ssrLoadModule('/app/server.ts')) as Built
      return drawing(name)
    },
    assetsFolder: null,
    publicFolder: `${webFolder}/public`,
    publicFiles: [],
    // Our own addresses go past Vite, whose index handling would swallow them.
    middleware: (request, reply, done) =>
      /^\/(api|media|locales)\//.test(request.url) ? done() : vite.middlewares(request.raw, reply.raw, done),
    close: () => vite.close(),
  }
}
