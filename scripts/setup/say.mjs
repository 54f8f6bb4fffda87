/**
 * A line of our own among the output of the tools.
 * @param {string} text
 */
export function say(text) {
  console.log(`▸ ${text}`)
}

/**
 * Says what is being waited for, and that it still is: a silent minute looks like a hang.
 * @param {string} text
 */
export function showWaiting(text) {
  say(`${text} …`)
  const startedAt = Date.now()
  const timer = setInterval(() => say(`still at it after ${Math.round((Date.now() - startedAt) / 1000)} s`), 20_000)
  return () => clearInterval(timer)
}

/**
 * A message nobody can overlook.
 * @param {string[]} lines
 */
export function shout(...lines) {
  const bar = '█'.repeat(Math.min(100, Math.max(...lines.map((line) => line.length)) + 4))
  console.error(['', bar, ...lines.map((line) => `█ ${line}`), bar, ''].join('\n'))
}

/**
 * Ends the program with the reason.
 * @param {string[]} lines
 * @returns {never}
 */
export function stop(...lines) {
  shout(...lines)
  process.exit(1)
}
