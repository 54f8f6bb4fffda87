import { toProduct } from '@sankalp/server/src/features/shop/to-product.ts'
import type { ProductRow } from '@sankalp/server/src/features/shop/product-rows.ts'
import fastify from 'fastify'
import pg from 'pg'

/** The baseline for our product list: one route, the two necessary queries, the same bytes, nothing else. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = fastify()

app.get('/products', async () => {
  const { rows: counted } = await pool.query<{ count: number }>(
    'select count(*)::int as count from product where listed',
  )
  const { rows } = await pool.query<ProductRow>(
    `select id, sku, category, name, type, type_key as "typeKey", purposes, colour, material, size, weight_grams as "weightGrams", certificate, hsn, description, drawing,
       image_key as "imageKey", price_paise as "pricePaise", discount_percent as "discountPercent", stock, listed from product where listed order by rank, id limit 8`,
  )
  const count = counted[0]!.count
  const now = new Date()
  return {
    products: rows.map((row) => toProduct(row, 'en', now)),
    totalProducts: count,
    moreFound: false,
    message: `${count} products found.`,
    totalPages: Math.ceil(count / 8),
    currentPage: 1,
  }
})

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1e6)
})
process.send?.(0)
process.once('SIGTERM', () => process.exit(0))
