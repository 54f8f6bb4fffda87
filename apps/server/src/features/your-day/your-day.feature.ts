import type { Feature } from '../../platform/feature.ts'
import { type TellNeeds, yourDayJobs } from './your-day.jobs.ts'
import { mountYourDay } from './your-day.routes.ts'
import { type YourDayNeeds, createYourDay } from './your-day.service.ts'

export function createYourDayFeature(needs: YourDayNeeds & TellNeeds) {
  const service = createYourDay(needs)
  return {
    name: 'your-day',
    mount: ({ mount }) => mountYourDay(mount, service),
    jobs: yourDayJobs(needs, service),
  } satisfies Feature
}
