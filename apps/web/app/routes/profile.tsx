import { ProfilePage } from '../features/users/profile-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['users'] }

export default function Profile() {
  return <ProfilePage />
}
