import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Feature } from '../../platform/feature.ts'
import { goods } from './goods.ts'
import { mountShopKeeping } from './keeping/keeping.routes.ts'
import { type KeepingNeeds, createShopKeeping } from './keeping/keeping.service.ts'
import { shopJobs } from './shop.jobs.ts'
import { mountShop } from './shop.routes.ts'
import { listPages } from './shop.repository.ts'
import { createShop } from './shop.service.ts'
import { toProduct } from './to-product.ts'

type Needs = KeepingNeeds & { db: Db; clock: Clock }

export function createShopFeature(needs: Needs) {
  const { db, clock } = needs
  return {
    name: 'shop',
    /** For the features that sell what is on the shelf. */
    goods,
    toProduct,
    listPages: () => listPages(db),
    mount({ mount }) {
      mountShop(mount, createShop({ db, clock }))
      mountShopKeeping(mount, createShopKeeping(needs))
    },
    jobs: shopJobs({ db, clock }),
  } satisfies Feature & Record<string, unknown>
}
