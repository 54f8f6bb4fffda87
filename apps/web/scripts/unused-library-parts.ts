import type { Plugin } from 'vite'

/**
 * Parts of React Router that this app never uses, but that its entry imports: together two kilobytes of every first
 * view. Each is replaced by a stub that does nothing. If a new version has no such file, nothing is replaced.
 */
export const standIns: Record<string, string> = {
  // Hooks for tracing tools.
  'lib/router/instrumentation.js': `
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
`,
  // Fetching routes when their links come into view: all of ours are in the first manifest (react-router.config.ts).
  'lib/dom/ssr/fog-of-war.js': `
export const isFogOfWarEnabled = () => false
export const getPartialManifest = (manifest) => manifest
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => undefined
`,
}

export const library = '/react-router/dist/production/'

export function leaveOutUnusedParts(): Plugin {
  return {
    name: 'leave-out-unused-parts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      // The library's server half uses the real parts and is excluded as a whole.
      if (!source.startsWith('.') || !importer?.includes(library) || /\/lib\/(server-runtime|rsc)\//.test(importer))
        return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const part = resolved?.id.split(library)[1]
      return part !== undefined && part in standIns ? `\0${part}` : null
    },
    load: (id) => (id.startsWith('\0') ? (standIns[id.slice(1)] ?? null) : null),
  }
}
