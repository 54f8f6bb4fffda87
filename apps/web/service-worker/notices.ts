/// <reference lib="webworker" />
import { type ShownNotice, readNotice, ringsThere, tabFor } from './notice-rules.ts'

declare const self: ServiceWorkerGlobalScope

/** Shows the server's notifications, and opens the page of one that is pressed. */
export function showNotices(): void {
  self.addEventListener('push', (event) => {
    const notice = readNotice(event.data?.text() ?? '')
    if (notice) event.waitUntil(show(notice))
  })

  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { path } = event.notification.data as { path: string }
    event.waitUntil(open(new URL(path, self.location.origin)))
  })
}

/** How long a notification that replaces a ring can be read. */
const replacedMs = 8000

async function show({ title, options, rings, replaces }: ShownNotice): Promise<void> {
  const windows = rings ? await self.clients.matchAll({ type: 'window', includeUncontrolled: true }) : []
  if (ringsThere(windows)) return
  await self.registration.showNotification(title, options)
  if (!replaces) return
  await new Promise((resolve) => setTimeout(resolve, replacedMs))
  for (const shown of await self.registration.getNotifications({ tag: options.tag! })) shown.close()
}

async function open(target: URL): Promise<void> {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabFor(clients, target)
  const client = clients.find(({ id }) => id === tab?.id)
  if (!tab || !client) return void (await self.clients.openWindow(target.href))
  await client.focus()
  // A tab that this worker does not control cannot be navigated.
  if (!tab.isThere) await client.navigate(target.href).catch(() => self.clients.openWindow(target.href))
}
