import { Suspense, lazy } from 'react'
import { useParams } from 'react-router'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

// One address for two pages: each comes only when it is asked for.
const PoojaPage = lazy(async () => ({ default: (await import('../features/operator/pooja/pooja-page.tsx')).PoojaPage }))
const AcharyaDaysPage = lazy(async () => ({ default: (await import('../features/operator/acharya-days/acharya-days-page.tsx')).AcharyaDaysPage }))

export default function AdminKeep() {
  const { what, id = '' } = useParams()
  if (what !== 'pooja' && what !== 'acharya') return <NotFoundPage />
  return <Suspense fallback={<Skeleton className="h-96" />}>{what === 'pooja' ? <PoojaPage key={id} poojaId={id} /> : <AcharyaDaysPage key={id} acharyaEntry={id} />}</Suspense>
}
