import { TalksPage } from '../features/acharya-console/talks/talks-page.tsx'

export default function AcharyaConsultations() {
  return <TalksPage />
}
