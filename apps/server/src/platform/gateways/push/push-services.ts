/**
 * Whom browsers get their messages from. A subscription comes from a client, and our server calls its address: an address
 * elsewhere would have us call whatever its writer likes. Chrome, Edge on Android, Samsung, Opera and Brave use Google's.
 */
const knownServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
]
const thisMachine = ['127.0.0.1', 'localhost', '[::1]']

/** `furtherHosts` are added to the known ones; one that begins with a dot stands for whatever ends so. */
export function isKnownPushService(endpoint: string, furtherHosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, username, port } = new URL(endpoint)
  const isLocal = furtherHosts.includes(hostname) && thisMachine.includes(hostname)
  if (username !== '' || (!isLocal && (protocol !== 'https:' || port !== ''))) return false
  return [...knownServices, ...furtherHosts].some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  )
}
