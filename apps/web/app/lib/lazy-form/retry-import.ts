const tries = 20
const pauseMs = 3000

/** Retries a script that could not be loaded for a while: giving up would lose what was typed. */
export async function retryImport<T>(load: () => Promise<T>): Promise<T> {
  for (let left = tries; left > 1; left--) {
    try {
      return await load()
    } catch {
      await nextChance()
    }
  }
  return load()
}

/** Loads the script of a server-rendered part, retrying without limit. The server's HTML stays until then. */
export async function importUntilThere<T>(load: () => Promise<T>): Promise<T> {
  // The server loads modules from disk, so a retry would not help there.
  if (import.meta.env.SSR) return load()
  for (;;) {
    try {
      return await retryImport(load)
    } catch {
      await nextChance()
    }
  }
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const pause = new AbortController()
    const goOn = () => {
      pause.abort()
      resolve()
    }
    const timer = setTimeout(goOn, pauseMs)
    pause.signal.addEventListener('abort', () => clearTimeout(timer))
    addEventListener('online', goOn, { signal: pause.signal })
  })
}
