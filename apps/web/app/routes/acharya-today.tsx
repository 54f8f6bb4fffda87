import { TodayPage } from '../features/acharya-console/today/today-page.tsx'

export default function AcharyaToday() {
  return <TodayPage />
}
