import { Suspense, lazy } from 'react'
import { ProfilePage } from '../features/users/components/profile-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'
import { Skeleton } from '../ui/skeleton.tsx'

export const handle: RouteHandle = { namespaces: ['users', 'birth', 'places'] }

/** Below the form, and loaded after it. */
const NoticeSettings = lazy(() => import('../features/notices/notice-settings.tsx'))

export default function Profile() {
  return (
    <ProfilePage
      settings={
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <NoticeSettings />
        </Suspense>
      }
    />
  )
}
