import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './paths.mjs'

/** Runs a command to its end with our own input and output. Resolves to its exit code. */
export function run(command, options = {}) {
  const child = start(command, { stdio: 'inherit', ...options })
  return exitCode(child)
}

/** Runs a command quietly. Resolves to its exit code and everything it printed, in order. */
export async function capture(command, options = {}) {
  const child = start(command, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text) => {
      output += text
    })
  }
  const code = await exitCode(child)
  return { code, output }
}

/** Runs a command in our place: signals are handed on, and its exit code becomes ours. */
export async function become(command, options = {}) {
  const child = start(command, { stdio: 'inherit', ...options })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK']) {
    process.on(signal, () => child.kill(signal))
  }
  process.exit(await exitCode(child))
}

function start([file, ...args], options) {
  return spawn(file, args, { cwd: root, ...options })
}

function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // As shells do: death by a signal is 128 and the signal's number.
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
