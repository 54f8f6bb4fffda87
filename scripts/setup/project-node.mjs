import { ensureInstalled } from './install.mjs'
import { isProjectNode, projectEnv, projectNode } from './paths.mjs'
import { become } from './run.mjs'

/**
 * Installs what is missing and restarts the script in the project's own Node, which runs TypeScript. It returns only in
 * that Node.
 * @param {string} script
 */
export async function continueInProjectNode(script) {
  await ensureInstalled()
  if (!isProjectNode()) await become([projectNode, script, ...process.argv.slice(2)], { env: projectEnv() })
}
