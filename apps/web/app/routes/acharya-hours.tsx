import { HoursPage } from '../features/acharya-console/hours/hours-page.tsx'

export default function AcharyaHours() {
  return <HoursPage />
}
