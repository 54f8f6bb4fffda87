import { PackingPage } from '../features/operator/packing/packing-page.tsx'

export default function AdminPacking() {
  return <PackingPage />
}
