import type { BackendModule } from 'i18next'

/** Fetches the words of a page that was reached without a page load. A lost connection is tried again. */
export const localeBackend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init() {},
  read(language, namespace, callback) {
    fetch(`/locales/${language}/${namespace}.json`)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`status ${answer.status}`))))
      .then(
        (messages) => callback(null, messages),
        (error: unknown) => callback(error instanceof Error ? error : String(error), true),
      )
  },
}
