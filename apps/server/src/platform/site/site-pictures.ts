import { existsSync, readdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { splitAddress } from './page-address.ts'

const folder = 'pictures'
/** A picture of this folder stands for one that does not exist. */
const standIn = 'things/wheel'
const shortMs = 60_000

/**
 * Serves the illustrations from the files that the build has written. A page of another release, which has another
 * version in its addresses, gets this release's picture of the same name; for a name that does not exist it gets a
 * neutral picture, because a browser shows the picture of a 404 too. Neither may be cached for long.
 */
export function servePictures(app: FastifyInstance, publicFolder: string): void {
  const files = new Set(listPictures(publicFolder))
  const [version] = [...files][0]?.split('/') ?? []
  app.get(`/${folder}/*`, (request, reply) => {
    const path = splitAddress(request.url).path.slice(`/${folder}/`.length)
    if (files.has(path)) return reply.sendFile(`${folder}/${path}`, publicFolder)
    const other = `${version}/${path.slice(path.indexOf('/') + 1)}`
    const short = { maxAge: shortMs, immutable: false }
    if (files.has(other)) return reply.sendFile(`${folder}/${other}`, publicFolder, short)
    if (!files.has(`${version}/${standIn}.svg`)) return reply.callNotFound()
    return reply.code(404).sendFile(`${folder}/${version}/${standIn}.svg`, publicFolder, short)
  })
}

/** Returns the paths of all pictures, each with its version. */
function listPictures(publicFolder: string): string[] {
  const at = `${publicFolder}/${folder}`
  if (!existsSync(at)) return []
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.svg'))
    .map((entry) => `${entry.parentPath.slice(at.length + 1)}/${entry.name}`)
}
