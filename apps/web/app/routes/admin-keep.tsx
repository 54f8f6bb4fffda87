import { useParams } from 'react-router'
import { AcharyaDaysPage } from '../features/operator/acharya-days/acharya-days-page.tsx'
import { PoojaPage } from '../features/operator/pooja/pooja-page.tsx'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'

export default function AdminKeep() {
  const { what, id = '' } = useParams()
  if (what === 'pooja') return <PoojaPage key={id} poojaId={id} />
  return what === 'acharya' ? <AcharyaDaysPage key={id} acharyaEntry={id} /> : <NotFoundPage />
}
