import { announce, leaveFor, signOutHere } from './session-store.ts'

const channelName = 'sankalp-session'
const signedOut = 'signed-out'

/** One per page: a second channel of the same page would hear what this one says. */
let channel: BroadcastChannel | null = null

export function tellTabsSignedOut(): void {
  channel?.postMessage(signedOut)
}

/** Follows what other tabs do: a sign-in shows here, a logout ends here too. */
export function followOtherTabs(): () => void {
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)
  channel?.addEventListener('message', (event: MessageEvent) => {
    if (event.data === signedOut) leave()
  })
  const onStorage = (event: StorageEvent) => {
    // Without a channel, the user id going away is the sign of a logout (a 403 leaves it).
    if (!channel && event.key === 'userId' && event.newValue === null) leave()
    else announce()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    channel?.close()
    channel = null
    window.removeEventListener('storage', onStorage)
  }
}

function leave(): void {
  void leaveFor('/', signOutHere)
}
