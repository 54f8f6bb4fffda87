import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** @param {string[]} parts */
export const fromRoot = (...parts) => join(root, ...parts)

/** The Node version that the lock file pins, independent of the machine's own Node. */
export const projectNode = fromRoot('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

export function isProjectNode() {
  return existsSync(projectNode) && realpathSync(process.execPath) === realpathSync(projectNode)
}

/**
 * Returns the environment in which `node` and the installed tools are the project's own.
 * @param {Record<string, string | undefined>} extra
 * @returns {Record<string, string | undefined>}
 */
export function projectEnv(extra = {}) {
  const tools = fromRoot('node_modules/.bin')
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...process.env, [pathName]: `${tools}${delimiter}${process.env[pathName] ?? ''}`, ...extra }
}

/**
 * Returns the command that starts npm without a shell: under `npm run` npm gives its own file, else it is found beside
 * Node.
 */
export function npmCommand() {
  const { npm_execpath: npmFile, npm_node_execpath: npmNode } = process.env
  if (npmFile?.endsWith('.js') && existsSync(npmFile)) {
    return [npmNode && existsSync(npmNode) ? npmNode : process.execPath, npmFile]
  }
  if (process.platform !== 'win32') return ['npm']
  return [process.execPath, join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js')]
}

/**
 * Returns the command that starts an installed tool by its name, given `projectEnv()`. On Windows it is a batch file.
 * @param {string} name
 */
export function toolCommand(name) {
  return process.platform === 'win32' ? ['cmd.exe', '/d', '/c', name] : [name]
}
