/**
 * Prints a line of our own among the output of the tools.
 * @param {string} text
 */
export function say(text) {
  console.log(`▸ ${text}`)
}

/**
 * Shows what the program is waiting for, repeatedly: a silent minute looks like a hang.
 * @param {string} text
 */
export function showWaiting(text) {
  say(`${text} …`)
  const startedAt = Date.now()
  const timer = setInterval(() => say(`still running after ${Math.round((Date.now() - startedAt) / 1000)} s`), 20_000)
  return () => clearInterval(timer)
}

/**
 * Prints a message that is hard to overlook.
 * @param {string[]} lines
 */
export function shout(...lines) {
  const bar = '█'.repeat(Math.min(100, Math.max(...lines.map((line) => line.length)) + 4))
  console.error(['', bar, ...lines.map((line) => `█ ${line}`), bar, ''].join('\n'))
}

/**
 * Prints the reason and ends the program.
 * @param {string[]} lines
 * @returns {never}
 */
export function stop(...lines) {
  shout(...lines)
  process.exit(1)
}
