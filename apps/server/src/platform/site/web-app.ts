import { readdirSync } from 'node:fs'
import type { Visit } from '@sankalp/contract/visit'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Rendered } from './cached-page.ts'

/** The web app as the server sees it: built files and a function that renders a request to a page. */
export type WebApp = {
  render(request: Request, visit: Visit): Promise<Rendered>
  /** Returns whether a page may exist at this path. False for a path without a route. */
  hasPage(path: string): boolean
  assetsFolder: string | null
  publicFolder: string
  /** Files at the root of the site, such as favicon.svg. */
  publicFiles: string[]
  /** Serves modules and hot reload in development, before routing. */
  middleware: ((request: FastifyRequest, reply: FastifyReply, done: () => void) => void) | null
  close(): Promise<void>
}

const webFolder = fileURLToPath(new URL('../../../../web', import.meta.url))

type Built = Pick<WebApp, 'render' | 'hasPage'>

export async function openBuiltWebApp(): Promise<WebApp> {
  const publicFolder = `${webFolder}/build/client`
  const module = pathToFileURL(`${webFolder}/build/server/index.js`).href
  const { render, hasPage } = (await import(module)) as Built
  const publicFiles = readdirSync(publicFolder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map((entry) => entry.name)
  return {
    render,
    hasPage,
    assetsFolder: `${publicFolder}/assets`,
    publicFolder,
    publicFiles,
    middleware: null,
    close: async () => {},
  }
}

/** Opens the web app from its sources, with hot reload. Loads the development tools only here. */
export async function openDevWebApp(): Promise<WebApp> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root: webFolder, server: { middlewareMode: true }, appType: 'custom' })
  return {
    async render(request, visit) {
      const { render } = (await vite.ssrLoadModule('/app/server.ts')) as Built
      return render(request, visit)
    },
    // The routes may change at any moment.
    hasPage: () => true,
    assetsFolder: null,
    publicFolder: `${webFolder}/public`,
    publicFiles: [],
    // Bypass Vite for our own URLs, because its index handling would intercept them.
    middleware: (request, reply, done) =>
      /^\/(api|media|locales)\//.test(request.url) ? done() : vite.middlewares(request.raw, reply.raw, done),
    close: () => vite.close(),
  }
}
