/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Calls back whenever somebody wants this program to end.
 * @param {(signal: NodeJS.Signals) => void} stop
 */
export function onStop(stop) {
  for (const signal of stopSignals) process.on(signal, () => stop(signal))
  if (process.env.npm_lifecycle_event && process.platform !== 'win32') watchParent(stop)
}

/**
 * npm hands a SIGTERM only to the shell in which it runs a script, and some shells die of it without
 * a word to the script, which would live on and hold its port.
 * @param {(signal: NodeJS.Signals) => void} stop
 */
function watchParent(stop) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop('SIGTERM')
  }, 300)
  timer.unref()
}
