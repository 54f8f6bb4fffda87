import { ProfilePage } from '../features/acharya-console/profile/profile-page.tsx'

export default function AcharyaProfile() {
  return <ProfilePage />
}
