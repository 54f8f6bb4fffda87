import { useParams } from 'react-router'
import { AccountPage } from '../features/operator/account/account-page.tsx'

export default function AdminAccount() {
  const { accountId = '' } = useParams()
  return <AccountPage key={accountId} accountId={accountId} />
}
