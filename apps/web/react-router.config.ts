import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Forty small routes weigh less in one cached file than a request for each link that comes into view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
