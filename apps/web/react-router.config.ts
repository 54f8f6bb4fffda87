import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Forty small routes in one cached file cost less than a request for each link that comes into view; the build trims
  // that file (scripts/trim-manifest.ts).
  routeDiscovery: { mode: 'initial' },
  // Our client loaders are one line each: a separate file for each would cost more than it saves.
  splitRouteModules: false,
} satisfies Config
