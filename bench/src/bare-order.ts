import { randomUUID } from 'node:crypto'
import { chargeOf } from '@sankalp/server/src/features/orders/judge-order.ts'
import { openPostgres } from '@sankalp/server/src/platform/db/postgres.ts'
import { movements } from '@sankalp/server/test/ledger.ts'
import fastify from 'fastify'

/**
 * The most that an order over HTTP can reach: a bare route that writes the rows no order can do without (the key with its answer, the order with its
 * number and line, goods and stock, money with its receipt, the notice) by the ledger's one statement and one function. Nothing is
 * checked: no contract, no session, no limit, no address, no totals, no coupon, and the line is always the same.
 */
const db = openPostgres(process.env.DATABASE_URL!, () => undefined)
const app = fastify()

await db.runScript(`
  create or replace function bench_order(p_id uuid, p_user uuid, p_product text, p_key text) returns text language plpgsql as $$
  declare
    given integer;
    answer text;
    transfer uuid;
    note uuid := gen_random_uuid();
  begin
    insert into stock_movement (product_id, quantity, reason, order_id, at) values (p_product, -1, 'ordered', p_id, now());
    update product set stock = stock - 1, updated_at = now() where id = p_product;
    select id into transfer from transfer where key = 'order:' || p_id;
    insert into shop_order_line (order_id, line, product_id, quantity, price_paise, discount_percent, final_paise, amount_paise, hsn, gst_percent, gst_paise)
      values (p_id, 1, p_product, 1, 10500, 0, 10500, 10500, '7117', 5, 500);
    insert into notice (id, user_id, kind, subject, key, language, facts, due_at, useful_until, created_at)
      values (note, p_user, 'orderPlaced', 'order:' || p_id, 'once', 'en', '{"name": {"en": "Mala", "hin": "माला"}}', now(), now() + interval '1 day', now());
    insert into notice_delivery (id, notice_id, channel, next_attempt_at) values (gen_random_uuid(), note, 'mail', now()), (gen_random_uuid(), note, 'push', now());
    insert into order_number (financial_year, last) values ('2026-27', 1) on conflict (financial_year) do update set last = order_number.last + 1 returning last into given;
    insert into shop_order (id, financial_year, number, user_id, state, payment_state, payment_method, total_paise, discount_paise, coupon_paise, grand_paise, address, promised_from,
        promised_to, from_cart, transfer_id, placed_at, updated_at, name, language)
      values (p_id, '2026-27', given, p_user, 'placed', 'paid', 'wallet', 10500, 0, 0, 10500, '{"fullName": "Asha Devi", "city": "Varanasi", "pinCode": "221005"}', '2026-11-20', '2026-11-22',
        false, transfer, now(), now(), '{"en": "Mala", "hin": "माला"}', 'en');
    answer := json_build_object('orderId', p_id, 'orderNumber', given);
    insert into idempotency_key (user_id, key, endpoint, request_hash, reply, created_at) values (p_user, p_key, 'placeOrder', '-', answer, now());
    return answer;
  end $$`)

const name = { en: 'Mala', hin: 'माला' }
const lines = [
  {
    quantity: 1,
    pricePaise: 10_500,
    discountPercent: 0,
    finalPaise: 10_500,
    amountPaise: 10_500,
    hsn: '7117' as const,
    gstPercent: 5,
    gstPaise: 500,
  },
]
const address = {
  fullName: 'Asha Devi',
  email: 'asha@example.com',
  phone: '9876543210',
  addressLine: '4 Assi Ghat',
  city: 'Varanasi',
  state: 'Uttar Pradesh',
  pinCode: '221005',
}

app.post<{ Body: { products: { productId: string }[] } }>('/order/:userId', async ({ headers, body, params }) => {
  const { userId } = params as { userId: string }
  const { productId } = body.products[0]!
  const id = randomUUID()
  let answer = ''
  await db.transaction(async (tx) => {
    tx.letGoEarly()
    await movements.payForOrder(
      tx,
      chargeOf(
        { id, userId, address, lines: lines.map((line) => ({ ...line, productId })) },
        new Map([[productId, { id: productId, name } as never]]),
        new Date(),
      ),
    )
    tx.atCommit(
      'select bench_order($1, $2, $3, $4) as answer',
      [id, userId, productId, String(headers['idempotency-key'])],
      ([row]) => (answer = row!.answer as string),
    )
  })
  return answer
})

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('message', () => process.send?.(0))
process.send?.(0)
process.once('SIGTERM', () => process.exit(0))
