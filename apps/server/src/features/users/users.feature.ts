import type { Feature } from '../../platform/feature.ts'
import { mountUsers } from './users.routes.ts'
import { type UsersNeeds, createUsers } from './users.service.ts'

export function createUsersFeature(needs: UsersNeeds) {
  const users = createUsers(needs)
  return { name: 'users', service: users, mount: ({ mount }) => mountUsers(mount, users) } satisfies Feature & {
    service: unknown
  }
}
