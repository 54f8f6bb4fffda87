import { EarningsPage } from '../features/acharya-console/earnings/earnings-page.tsx'

export default function AcharyaEarnings() {
  return <EarningsPage />
}
