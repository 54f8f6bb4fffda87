import type { Plugin } from 'vite'

/**
 * Parts of a library that this app can never reach, but that its entry imports all the same: React Router's hooks for
 * tracing tools. They are a kilobyte of every first view. Where a new version has no such file, nothing is left out.
 */
const standIn = `
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
`

export function leaveOutUnusedParts(): Plugin {
  const id = '\0no-instrumentation'
  return {
    name: 'leave-out-unused-parts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) =>
      source.endsWith('/instrumentation.js') && importer?.endsWith('/react-router/dist/production/lib/router/router.js') ? id : null,
    load: (loaded) => (loaded === id ? standIn : null),
  }
}
