import { operatorListNames } from '@sankalp/contract/operator-lists'
import { useParams } from 'react-router'
import { ArticlesPage } from '../features/operator/articles/articles-page.tsx'
import { ListPage } from '../features/operator/list/list-page.tsx'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'

export default function AdminList() {
  const { list } = useParams()
  // Files and not rows: they have a page of their own.
  if (list === 'articles') return <ArticlesPage />
  const known = operatorListNames.find((name) => name === list)
  return known ? <ListPage key={known} list={known} /> : <NotFoundPage />
}
