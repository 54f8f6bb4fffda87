import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import type * as illustrations from '@sankalp/illustrations'

type DrawnPictures = { version: string; files: ReadonlyMap<string, string> }

/** The version in the addresses of pictures while they are drawn at each request. */
const unbuilt = 'dev'

/**
 * Writes every illustration as a file of the build, at `/pictures/<version>/<name>.svg`. All share one version, the hash
 * of them all, so that a browser needs no list of two hundred hashes. `ui/picture.tsx` makes the addresses.
 */
export function pictures(): Plugin {
  let drawn: Promise<DrawnPictures> | undefined
  return {
    name: 'pictures',
    async config(_, { command }) {
      const version = command === 'build' ? (await (drawn ??= drawAll())).version : unbuilt
      return {
        define: {
          'import.meta.env.PICTURES': JSON.stringify(version),
          'import.meta.env.FESTIVAL_PICTURES': JSON.stringify(await namesOf('festivals', 'poojas')),
        },
      }
    },
    configureServer: (server) => void server.middlewares.use('/pictures', serveDrawn(server)),
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { version, files } = await (drawn ??= drawAll())
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `pictures/${version}/${name}.svg`, source })
    },
  }
}

async function drawAll(): Promise<DrawnPictures> {
  const { pictures: all } = await import('@sankalp/illustrations')
  const files = new Map(all.map(({ name, draw }) => [name, draw()]))
  const hash = createHash('sha256')
  for (const [name, svg] of files) hash.update(name).update('\0').update(svg).update('\0')
  return { version: hash.digest('hex').slice(0, 10), files }
}

/** Returns the names of the pictures in some folders, separated by commas. */
async function namesOf(...folders: string[]): Promise<string> {
  const { pictures: all } = await import('@sankalp/illustrations')
  const names = all.map(({ name }) => name)
  return names.filter((name) => folders.some((folder) => name.startsWith(`${folder}/`))).join()
}

/** Draws a picture anew at each request, so that a reload shows a changed one. */
function serveDrawn(server: ViteDevServer) {
  async function draw(url: string): Promise<string | undefined> {
    const [, name] = /^\/[^/]+\/(.+)\.svg$/.exec(url) ?? []
    const module = (await server.ssrLoadModule('@sankalp/illustrations')) as typeof illustrations
    return module.pictures.find((each) => each.name === name)?.draw()
  }
  return (request: { url?: string }, response: ServerResponse, next: (error?: unknown) => void) => {
    draw(request.url ?? '').then((svg) => {
      if (svg === undefined) next()
      else response.setHeader('content-type', 'image/svg+xml').setHeader('cache-control', 'no-store').end(svg)
    }, next)
  }
}
