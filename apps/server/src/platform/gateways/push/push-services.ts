/**
 * The push services of browsers. A subscription comes from a client, and our server sends requests to its URL: without
 * this list a client could make us call any address. Chrome, Edge on Android, Samsung, Opera and Brave use Google's.
 */
const knownServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
]
const thisMachine = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Returns whether the URL belongs to a known push service. `furtherHosts` are added to the known ones; one that begins
 * with a dot matches every host that ends with it.
 */
export function isKnownPushService(endpoint: string, furtherHosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, username, port } = new URL(endpoint)
  const isLocal = furtherHosts.includes(hostname) && thisMachine.includes(hostname)
  if (username !== '' || (!isLocal && (protocol !== 'https:' || port !== ''))) return false
  return [...knownServices, ...furtherHosts].some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  )
}
