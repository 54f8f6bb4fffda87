import type { Feature } from '../../platform/feature.ts'
import { type CompanyNeeds, mountCompany } from './company.routes.ts'

export function createCompanyFeature(needs: CompanyNeeds) {
  return { name: 'company', mount: ({ mount }) => mountCompany(mount, needs) } satisfies Feature
}
