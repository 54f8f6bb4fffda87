/** @type {NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Calls back on every request to end this program.
 * @param {(signal: NodeJS.Signals) => void} stop
 */
export function onStop(stop) {
  for (const signal of stopSignals) process.on(signal, () => stop(signal))
  if (process.env.npm_lifecycle_event && process.platform !== 'win32') watchParent(stop)
}

/**
 * Detects the end of the parent. npm sends a SIGTERM only to the shell in which it runs a script, and some shells exit
 * without signalling the script, which would continue and block its port.
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
