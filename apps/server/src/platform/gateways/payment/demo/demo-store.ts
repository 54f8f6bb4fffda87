import type { Db } from '../../../db/db.ts'
import type { DemoLink } from './demo-link.ts'

/** The storage of the demo provider's pages. */
export type DemoStore = {
  /** Returns false when the reference is taken. */
  insert(link: DemoLink): Promise<boolean>
  find(by: 'id' | 'reference' | 'paymentId', value: string): Promise<DemoLink | null>
  /** Changes a page exclusively. Returns null when it does not exist. */
  change(id: string, change: (link: DemoLink) => DemoLink): Promise<DemoLink | null>
}

const conditions = {
  id: 'id = $1',
  reference: 'reference = $1',
  paymentId: `link @> jsonb_build_object('payments', jsonb_build_array(jsonb_build_object('id', $1::text)))`,
}

/** Stores pages in a table beside ours, so that a pending payment survives a restart, as at a real provider. */
export function createDemoStore(db: Db): DemoStore {
  return {
    async insert(link) {
      const rows = await db.query(
        'insert into demo_payment_link (id, reference, link) values ($1, $2, $3) on conflict do nothing returning id',
        [link.id, link.reference, JSON.stringify(link)],
      )
      return rows.length > 0
    },
    async find(by, value) {
      const [row] = await db.query<{ link: DemoLink }>(`select link from demo_payment_link where ${conditions[by]}`, [
        value,
      ])
      return row?.link ?? null
    },
    change: (id, change) =>
      db.transaction(async (tx) => {
        const [row] = await tx.query<{ link: DemoLink }>(
          'select link from demo_payment_link where id = $1 for update',
          [id],
        )
        if (!row) return null
        const changed = change(row.link)
        await tx.query('update demo_payment_link set link = $2 where id = $1', [id, JSON.stringify(changed)])
        return changed
      }),
  }
}

/** Stores pages in memory, for the provider that tests reach over HTTP. */
export function createMemoryStore(): DemoStore {
  const links = new Map<string, DemoLink>()
  return {
    async insert(link) {
      if ([...links.values()].some(({ reference }) => reference === link.reference)) return false
      links.set(link.id, link)
      return true
    },
    async find(by, value) {
      if (by === 'id') return links.get(value) ?? null
      return (
        [...links.values()].find((link) =>
          by === 'reference' ? link.reference === value : link.payments.some(({ id }) => id === value),
        ) ?? null
      )
    },
    async change(id, change) {
      const link = links.get(id)
      if (!link) return null
      const changed = change(link)
      links.set(id, changed)
      return changed
    },
  }
}
