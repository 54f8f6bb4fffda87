import { announce, leaveFor, signOutHere } from './store.ts'

const channelName = 'sankalp-session'
const signedOut = 'signed-out'

/** One per page: a second channel of the same page would receive this one's messages. */
let channel: BroadcastChannel | null = null

export function tellTabsSignedOut(): void {
  channel?.postMessage(signedOut)
}

/** Follows other tabs: a sign-in there shows here, and a logout there ends the session here. */
export function followOtherTabs(): () => void {
  openChannel()
  const onStorage = (event: StorageEvent) => {
    // Without a channel, the removal of the user id indicates a logout (a 403 leaves it).
    if (!channel && event.key === 'userId' && event.newValue === null) leave()
    else announce()
  }
  // An open channel keeps a page out of the back-forward cache of some browsers, or evicts it at the next message.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    openChannel()
    // Changes of other tabs are in the storage, but no event arrived here.
    announce()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pagehide', closeChannel)
  window.addEventListener('pageshow', onShow)
  return () => {
    closeChannel()
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pagehide', closeChannel)
    window.removeEventListener('pageshow', onShow)
  }
}

function openChannel(): void {
  channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)
  channel?.addEventListener('message', (event: MessageEvent) => {
    if (event.data === signedOut) leave()
  })
}

function closeChannel(): void {
  channel?.close()
  channel = null
}

function leave(): void {
  void leaveFor('/', signOutHere)
}
