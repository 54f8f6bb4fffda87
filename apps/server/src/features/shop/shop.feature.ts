import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Feature } from '../../platform/feature.ts'
import { goods } from './goods.ts'
import { shopJobs } from './shop.jobs.ts'
import { mountShop } from './shop.routes.ts'
import { listPages } from './shop.repository.ts'
import { createShop } from './shop.service.ts'
import { toProduct } from './to-product.ts'

export function createShopFeature({ db, clock }: { db: Db; clock: Clock }) {
  return {
    name: 'shop',
    /** For the features that sell what is on the shelf. */
    goods,
    toProduct,
    listPages: () => listPages(db),
    mount: ({ mount }) => mountShop(mount, createShop({ db, clock })),
    jobs: shopJobs({ db, clock }),
  } satisfies Feature & Record<string, unknown>
}
