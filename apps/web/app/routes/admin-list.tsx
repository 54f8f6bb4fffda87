import { operatorListNames } from '@sankalp/contract/operator-lists'
import { useParams } from 'react-router'
import { ListPage } from '../features/operator/list/list-page.tsx'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'

export default function AdminList() {
  const { list } = useParams()
  const known = operatorListNames.find((name) => name === list)
  return known ? <ListPage key={known} list={known} /> : <NotFoundPage />
}
