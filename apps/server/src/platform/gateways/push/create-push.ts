import type { Log } from '../../log.ts'
import type { Settings } from '../../settings.ts'
import type { PushGateway } from './push.ts'
import { readOrMakeVapidKeys } from './kept-vapid-keys.ts'
import { createWebPush } from './web-push.ts'

/** Creates the push gateway that the settings allow. Returns null without keys, which only the demo makes by itself. */
export async function createPush(
  { mode, dataDir, push }: Settings,
  demoSubject: string,
  log: Log,
): Promise<PushGateway | null> {
  const { keys, furtherHosts } = push
  if (keys) return createWebPush({ ...keys, furtherHosts })
  if (mode === 'demo')
    return createWebPush({ ...(await readOrMakeVapidKeys(dataDir)), subject: demoSubject, furtherHosts })
  log.warn(
    'VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT are not set: notices are sent by e-mail only and are not offered in browsers',
  )
  return null
}
