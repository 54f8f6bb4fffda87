import { fileURLToPath } from 'node:url'

const repository = new URL('../../../', import.meta.url)
/** Where the server's code is: its own, and that of the packages it uses. */
export const sourceFolders = ['apps/server/src', 'packages']

/** By the hash of the text with types, so that what has changed is simply not there. */
export const strippedFolder = fileURLToPath(new URL('../build/stripped/', import.meta.url))

/** @param {string} hash */
export const strippedFile = (hash) => `${strippedFolder}${hash}.js`

export const repositoryFolder = fileURLToPath(repository)
const starts = sourceFolders.map((folder) => new URL(folder, repository).href)

/**
 * Whether a module's address is one of our sources with types.
 * @param {string} url
 */
export function isSource(url) {
  return url.endsWith('.ts') && !url.includes('/node_modules/') && starts.some((start) => url.startsWith(`${start}/`))
}
