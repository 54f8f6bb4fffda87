import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Forty small routes weigh less in one cached file than a request for each link that comes into view; the build trims that
  // file (scripts/trim-manifest.ts).
  routeDiscovery: { mode: 'initial' },
  // Our loaders of the browser are a line each: a file of its own for every one costs more than it saves.
  splitRouteModules: false,
} satisfies Config
