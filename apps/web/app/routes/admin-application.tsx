import { useParams } from 'react-router'
import { ApplicationPage } from '../features/operator/application/application-page.tsx'

export default function AdminApplication() {
  const { applicationId = '' } = useParams()
  return <ApplicationPage key={applicationId} applicationId={applicationId} />
}
