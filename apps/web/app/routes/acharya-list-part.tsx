import { AcharyaListPage } from '../features/consultations/list/acharya-list-page.tsx'
import { useWallet } from '../features/wallet/api/get-wallet.ts'

/**
 * Shows the list with the wallet balance. In a separate file, loaded beside the account's: neither is in the first load
 * of its page.
 */
export function ChatList() {
  return <AcharyaListPage kind="chat" wallet={useWalletView()} />
}

export function TalkList() {
  return <AcharyaListPage kind="talk" wallet={useWalletView()} />
}

function useWalletView() {
  const { data: wallet, error } = useWallet()
  return { available: wallet?.available ?? null, hasFailed: error !== null }
}
