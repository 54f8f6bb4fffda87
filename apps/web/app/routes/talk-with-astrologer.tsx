import { retryImport } from '../lib/lazy-form/retry-import.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['find-acharya'] }

const TalkList = lazyPart(async () => (await retryImport(() => import('./acharya-list-part.tsx'))).TalkList)

export default function TalkWithAstrologer() {
  return <TalkList />
}
