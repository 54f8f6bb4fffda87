import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Feature } from '../../platform/feature.ts'
import { goods } from './goods.ts'
import { mountShopEditing } from './editing/editing.routes.ts'
import { type EditingNeeds, createShopEditing } from './editing/editing.service.ts'
import { shopJobs } from './shop.jobs.ts'
import { mountShop } from './shop.routes.ts'
import { listPages } from './shop.repository.ts'
import { createShop } from './shop.service.ts'
import { toProduct } from './to-product.ts'

type Needs = EditingNeeds & { db: Db; clock: Clock }

export function createShopFeature(needs: Needs) {
  const { db, clock } = needs
  const service = createShop({ db, clock })
  return {
    name: 'shop',
    service,
    /** For the features that sell goods. */
    goods,
    toProduct,
    listPages: () => listPages(db),
    mount({ mount }) {
      mountShop(mount, service)
      mountShopEditing(mount, createShopEditing(needs))
    },
    jobs: shopJobs({ db, clock }),
  } satisfies Feature & Record<string, unknown>
}
