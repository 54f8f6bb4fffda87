import type { Feature } from '../../platform/feature.ts'
import { mountAuth } from './auth.routes.ts'
import { type AuthNeeds, createAuth } from './auth.service.ts'

export function createAuthFeature({
  publicUrl,
  showCodes,
  ...needs
}: AuthNeeds & { publicUrl: string; showCodes: boolean }) {
  const auth = createAuth(needs)
  return {
    name: 'auth',
    service: auth,
    mount: ({ mount }) => mountAuth(mount, auth, { publicUrl, showCodes }),
    eraseFor: auth.endSessionsOf,
    exportFor: async (userId) => ({ sessions: await auth.exportFor(userId) }),
    tidy: () => auth.tidy(),
  } satisfies Feature & { service: unknown }
}
