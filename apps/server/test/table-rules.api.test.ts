import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../src/platform/db/db.ts'
import { openTestDb } from './test-db.ts'

/*
 * The rules of tables that stand in triggers (0041_rules_read_once.sql), each broken once. Every table is copied with nothing but
 * its trigger, so that a row needs no others and no rule hides behind a foreign key.
 */
let db: Db
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())

const text = `'{"en": "Mala", "hin": "माला"}'`

const tables = {
  product: {
    good: `id = 'tulsi-mala', sku = 'MALA-1', category = 'malas', purposes = '{japa}', name = ${text}, type = ${text}, colour = ${text}, description = ${text}, material = ${text}, size = ${text}, price_paise = 100, discount_percent = 10, weight_grams = 5`,
    also: [`discount_percent = 0`, `discount_percent = 90`, `purposes = '{}'`, `weight_grams = 0`],
    broken: {
      id: [`id = 'Tulsi'`, `id = 'tulsi--mala'`],
      sku: [`sku = 'mala'`],
      category: [`category = 'shoes'`],
      purposes: [`purposes = '{japa,luck}'`],
      name: [`name = '{"en": "Mala"}'`, `name = '{"en": " ", "hin": "माला"}'`, `name = '[]'`],
      type: [`type = '{}'`],
      colour: [`colour = '{}'`],
      description: [`description = '{}'`],
      material: [`material = '{}'`],
      size: [`size = '{}'`],
      price: [`price_paise = 0`],
      discount: [`discount_percent = -1`, `discount_percent = 91`],
      weight: [`weight_grams = -1`],
    },
  },
  shop_order: {
    good: `number = 1, language = 'en', total_paise = 1000, discount_paise = 100, grand_paise = 900, coupon_paise = 0, state = 'placed', payment_state = 'pending', payment_method = 'cod'`,
    also: [
      `name = ${text}`,
      `coupon_paise = 100, coupon_code = 'A'`,
      `payment_method = 'online', payment_id = gen_random_uuid()`,
      `payment_state = 'paid', transfer_id = gen_random_uuid(), state = 'delivered', carrier = 'Post', tracking_number = '1'`,
      `state = 'cancelled', cancelled_at = now(), cancelled_by = 'buyer', payment_state = 'cancelled'`,
    ],
    broken: {
      number: [`number = 0`],
      language: [`language = 'de'`],
      name: [`name = '{}'`],
      total: [`total_paise = 0`],
      discount: [`discount_paise = -1`],
      'grand total': [`grand_paise = 0`],
      'grand total is total less discount': [`grand_paise = 901`],
      'a coupon is part of the discount': [
        `coupon_paise = 101, coupon_code = 'A'`,
        `coupon_paise = -1, coupon_code = 'A'`,
      ],
      'a coupon has its code': [`coupon_code = 'A'`, `coupon_paise = 1`],
      state: [`state = 'lost'`],
      'payment state': [`payment_state = 'owed'`],
      'payment method': [`payment_method = 'barter'`],
      'cancelled by': [
        `state = 'cancelled', cancelled_at = now(), cancelled_by = 'nobody', payment_state = 'cancelled'`,
      ],
      'an online order has its payment': [`payment_method = 'online'`, `payment_id = gen_random_uuid()`],
      'what is paid has its transfer': [`payment_state = 'paid'`, `transfer_id = gen_random_uuid()`],
      'what is refunded has its transfer': [
        `payment_state = 'refunded', transfer_id = gen_random_uuid()`,
        `refund_transfer_id = gen_random_uuid()`,
      ],
      'a cancelled order says when': [
        `state = 'cancelled', cancelled_by = 'buyer', payment_state = 'cancelled'`,
        `cancelled_at = now()`,
      ],
      'a cancelled order says by whom': [
        `state = 'cancelled', cancelled_at = now(), payment_state = 'cancelled'`,
        `cancelled_by = 'shop'`,
      ],
      'nothing cancelled or returned stays paid': [`state = 'cancelled', cancelled_at = now(), cancelled_by = 'buyer'`],
      'a cancelled payment is of a cancelled order': [`payment_state = 'cancelled'`],
      'what is delivered is paid': [`state = 'delivered', carrier = 'Post', tracking_number = '1'`],
      'what is shipped can be followed': [
        `state = 'shipped', carrier = 'Post'`,
        `state = 'shipped', tracking_number = '1'`,
      ],
    },
  },
  stock_movement: {
    good: `quantity = 5, reason = 'received'`,
    also: [
      `quantity = -5, reason = 'counted'`,
      `quantity = -1, reason = 'ordered', order_id = gen_random_uuid()`,
      `quantity = -1, reason = 'spoilt'`,
    ],
    broken: {
      quantity: [`quantity = 0`],
      reason: [`reason = 'stolen'`],
      'what is of an order names it': [`quantity = -1, reason = 'ordered'`, `order_id = gen_random_uuid()`],
      'only what is ordered or spoilt goes out': [`quantity = -5`, `reason = 'spoilt'`],
    },
  },
  booking: {
    good: `state = 'held', held_until = now(), language = 'en', pooja_paise = 100, samagri_paise = 0, dakshina_paise = 0`,
    also: [
      `state = 'expired', held_until = null`,
      `state = 'cancelled', held_until = null, cancelled_by = 'acharya', transfer_id = gen_random_uuid(), refund_transfer_id = gen_random_uuid()`,
    ],
    broken: {
      state: [`state = 'lost'`],
      language: [`language = 'de'`],
      'price of the pooja': [`pooja_paise = 0`],
      'price of the samagri': [`samagri_paise = -1`],
      dakshina: [`dakshina_paise = -1`],
      'cancelled by': [
        `state = 'cancelled', held_until = null, cancelled_by = 'nobody', transfer_id = gen_random_uuid()`,
      ],
      'what is held says until when': [`held_until = null`, `state = 'expired'`],
      'what was paid has its transfer': [`state = 'confirmed', held_until = null`, `transfer_id = gen_random_uuid()`],
      'a cancelled booking says by whom': [
        `state = 'cancelled', held_until = null, transfer_id = gen_random_uuid()`,
        `cancelled_by = 'devotee'`,
      ],
      'only what was cancelled or missed is refunded': [`refund_transfer_id = gen_random_uuid()`],
    },
  },
  consultation: {
    good: `state = 'requested', talk = 'Chat', minutes = 5, paise_per_minute = 1000, due_at = now()`,
    also: [
      `state = 'settled', due_at = null, accepted_at = now(), ended_at = now(), charged_paise = 5, transfer_id = gen_random_uuid(), ended_by = 'user'`,
      `booking_id = gen_random_uuid(), paise_per_minute = 0`,
    ],
    broken: {
      state: [`state = 'lost'`],
      talk: [`talk = 'Letter'`],
      minutes: [`minutes = 0`, `minutes = 10001`],
      rate: [`paise_per_minute = -1`],
      'talked seconds': [`talked_seconds = -1`],
      'charged seconds': [`charged_seconds = -1`],
      charged: [`charged_paise = -1`],
      earned: [`earned_paise = -1`],
      'ended by': [`ended_by = 'nobody'`],
      'what goes on is due': [`due_at = null`, `state = 'refused'`],
      'what was accepted says when': [`state = 'accepted'`, `accepted_at = now()`],
      'what has ended says when': [`state = 'ended', accepted_at = now()`, `ended_at = now()`],
      'what is settled says for how much': [
        `state = 'settled', due_at = null, accepted_at = now(), ended_at = now()`,
        `charged_paise = 0`,
      ],
      'what is charged has its transfer': [
        `state = 'settled', due_at = null, accepted_at = now(), ended_at = now(), charged_paise = 5`,
        `state = 'settled', due_at = null, accepted_at = now(), ended_at = now(), charged_paise = 0, transfer_id = gen_random_uuid()`,
      ],
      'booked time is not metered': [`booking_id = gen_random_uuid()`],
    },
  },
  reservation: {
    good: `state = 'reserved', paid_paise = 5, bonus_paise = 5, posted_paise = 0`,
    also: [
      `state = 'posted', posted_paise = 10, transfer_id = gen_random_uuid(), ended_at = now()`,
      `state = 'released', ended_at = now()`,
    ],
    broken: {
      state: [`state = 'lost', ended_at = now()`],
      paid: [`paid_paise = -1`],
      bonus: [`bonus_paise = -1`],
      'something is reserved': [`paid_paise = 0, bonus_paise = 0`],
      'no more is posted than was reserved': [`posted_paise = 11`, `posted_paise = -1`],
      'what is posted has its transfer': [`state = 'posted', ended_at = now()`, `transfer_id = gen_random_uuid()`],
      'only what is posted is taken': [`posted_paise = 1`],
      'what has ended says when': [`ended_at = now()`, `state = 'expired'`],
    },
  },
  notice_delivery: {
    good: `channel = 'mail', next_attempt_at = now()`,
    also: [`channel = 'push', subscription_id = gen_random_uuid()`, `next_attempt_at = null, outcome = 'sent'`],
    broken: {
      channel: [`channel = 'letter'`],
      outcome: [`next_attempt_at = null, outcome = 'lost'`],
      'it is tried again until it has an outcome': [`next_attempt_at = null`, `outcome = 'sent'`],
      'a subscription is for push': [`subscription_id = gen_random_uuid()`],
    },
  },
} satisfies Record<string, { good: string; also: string[]; broken: Record<string, string[]> }>

describe.each(Object.entries(tables))('%s', (table, { good, also, broken }) => {
  beforeAll(async () => {
    // Without its constraints and without rows; columns that this is not about may be empty.
    await db.query(`create table rules_of_${table} as select * from ${table} where false`)
    await db.query(`insert into rules_of_${table} default values`)
    await db.query(`update rules_of_${table} set ${good}`)
    await db.query(
      `create trigger rules before insert or update on rules_of_${table} for each row execute function check_${table}()`,
    )
  })

  const change = (values: string) => db.query(`update rules_of_${table} set ${values}`)
  /** Tried and taken back. */
  const tryOut = (values: string) =>
    db.transaction(async (tx) => {
      await tx.query(`update rules_of_${table} set ${values}`)
      throw new Error('let through')
    })

  test('lets good rows through', async () => {
    await change(good)
    for (const values of also) await expect(tryOut(values), values).rejects.toThrow('let through')
  })

  test.each(Object.entries(broken))('refuses what breaks its rule: %s', async (rule, cases) => {
    for (const values of cases)
      await expect(tryOut(values), values).rejects.toThrow(new RegExp(`^a row of ${table} violates its rule ${rule}$`))
  })

  test('has the trigger, on every column that a rule names', async () => {
    const rows = await db.query<{ definition: string }>(
      `select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = $1::regclass and tgname = $2`,
      [table, `${table}_rules`],
    )
    const [source] = await db.query<{ text: string }>('select prosrc as text from pg_proc where proname = $1', [
      `check_${table}`,
    ])
    const named = [...new Set([...source!.text.matchAll(/new\.(\w+)/g)].map(([, column]) => column!))]
    const definition = rows[0]?.definition ?? ''
    expect(definition).toMatch(/BEFORE INSERT OR UPDATE/)
    // "UPDATE OF a, b": a column that is missing there could be broken by an update of it alone.
    const listed = /UPDATE OF (.*?) ON/.exec(definition)?.[1]?.split(', ')
    if (listed) expect(named.filter((column) => !listed.includes(column))).toEqual([])
  })
})
