import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { onStop } from './on-stop.mjs'
import { root } from './paths.mjs'

/** @typedef {import('node:child_process').SpawnOptions} Options */
/** @typedef {import('node:child_process').ChildProcess} Child */

/** @type {Set<Child>} */
const running = new Set()

/**
 * Runs a command to its end with inherited input and output. Resolves to its exit code.
 * @param {string[]} command
 * @param {Options} options
 */
export function run(command, options = {}) {
  return exitCode(start(command, { stdio: 'inherit', ...options }))
}

/**
 * Runs a command quietly. Resolves to its exit code and everything it printed, in order.
 * @param {string[]} command
 * @param {Options} options
 */
export async function capture(command, options = {}) {
  const child = start(command, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const code = await exitCode(child)
  return { code, output }
}

/**
 * Runs a command in place of this program: forwards signals to it, and exits with its exit code.
 * @param {string[]} command
 * @param {Options} options
 */
export async function become(command, options = {}) {
  const child = start(command, { stdio: 'inherit', ...options })
  onStop((signal) => {
    // A terminal sends Ctrl-C to the command as well. A second one would interrupt its orderly stop.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
  process.exit(await exitCode(child))
}

/** Asks every running command to stop. */
export function stopRunning() {
  for (const child of running) child.kill('SIGTERM')
}

/**
 * Starts a command and leaves it running.
 * @param {string[]} command
 * @param {Options} options
 */
export function start([file = '', ...args], options) {
  const child = spawn(file, args, { cwd: root, ...options })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/**
 * @param {Child} child
 * @returns {Promise<number>}
 */
export function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // As in shells: for death by a signal the code is 128 plus the signal's number.
    child.once('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
