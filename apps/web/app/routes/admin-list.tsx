import { operatorListNames } from '@sankalp/contract/operator-lists'
import { Suspense, lazy } from 'react'
import { useParams } from 'react-router'
import { ListPage } from '../features/operator/list/list-page.tsx'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

// Articles are files and not rows: they have a separate page, which loads on demand.
const ArticlesPage = lazy(async () => ({
  default: (await import('../features/operator/articles/articles-page.tsx')).ArticlesPage,
}))

export default function AdminList() {
  const { list } = useParams()
  if (list === 'articles') {
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <ArticlesPage />
      </Suspense>
    )
  }
  const known = operatorListNames.find((name) => name === list)
  return known ? <ListPage key={known} list={known} /> : <NotFoundPage />
}
