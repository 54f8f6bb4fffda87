import { TodayPage } from '../features/operator/today/today-page.tsx'

export default function AdminToday() {
  return <TodayPage />
}
