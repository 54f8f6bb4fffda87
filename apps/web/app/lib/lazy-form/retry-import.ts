const tries = 20
const pauseMs = 3000

/** A script that could not be loaded is tried again for a while: to give up would take away what was typed. */
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
