import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../src/platform/db/db.ts'
import { openTestDb } from './test-db.ts'

/*
 * Breaks each check constraint of the busy tables (0060_one_way_to_commit.sql) once. Every table is copied with only
 * these constraints, so that a row needs no other rows and no foreign key hides a constraint.
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
      product_id_form: [`id = 'Tulsi'`, `id = 'tulsi--mala'`],
      product_sku_form: [`sku = 'mala'`],
      product_category: [`category = 'shoes'`],
      product_purposes: [`purposes = '{japa,luck}'`],
      product_name_in_both_languages: [`name = '{"en": "Mala"}'`, `name = '{"en": " ", "hin": "माला"}'`, `name = '[]'`],
      product_type_in_both_languages: [`type = '{}'`],
      product_colour_in_both_languages: [`colour = '{}'`],
      product_description_in_both_languages: [`description = '{}'`],
      product_material_in_both_languages: [`material = '{}'`],
      product_size_in_both_languages: [`size = '{}'`],
      product_price_positive: [`price_paise = 0`],
      product_discount_percent: [`discount_percent = -1`, `discount_percent = 91`],
      product_weight_not_negative: [`weight_grams = -1`],
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
      shop_order_number_positive: [`number = 0`],
      shop_order_language: [`language = 'de'`],
      shop_order_name_in_both_languages: [`name = '{}'`],
      shop_order_total_positive: [`total_paise = 0`],
      shop_order_discount_not_negative: [`discount_paise = -1`],
      shop_order_grand_total_positive: [`grand_paise = 0`],
      shop_order_grand_total_is_total_less_discount: [`grand_paise = 901`],
      shop_order_coupon_within_discount: [
        `coupon_paise = 101, coupon_code = 'A'`,
        `coupon_paise = -1, coupon_code = 'A'`,
      ],
      shop_order_coupon_has_code: [`coupon_code = 'A'`, `coupon_paise = 1`],
      shop_order_state: [`state = 'lost'`],
      shop_order_payment_state: [`payment_state = 'owed'`],
      shop_order_payment_method: [`payment_method = 'barter'`],
      shop_order_cancelled_by: [
        `state = 'cancelled', cancelled_at = now(), cancelled_by = 'nobody', payment_state = 'cancelled'`,
      ],
      shop_order_online_has_payment: [`payment_method = 'online'`, `payment_id = gen_random_uuid()`],
      shop_order_paid_has_transfer: [`payment_state = 'paid'`, `transfer_id = gen_random_uuid()`],
      shop_order_refunded_has_transfer: [
        `payment_state = 'refunded', transfer_id = gen_random_uuid()`,
        `refund_transfer_id = gen_random_uuid()`,
      ],
      shop_order_cancelled_has_time: [
        `state = 'cancelled', cancelled_by = 'buyer', payment_state = 'cancelled'`,
        `cancelled_at = now()`,
      ],
      shop_order_cancelled_has_canceller: [
        `state = 'cancelled', cancelled_at = now(), payment_state = 'cancelled'`,
        `cancelled_by = 'shop'`,
      ],
      shop_order_ended_is_not_paid: [`state = 'cancelled', cancelled_at = now(), cancelled_by = 'buyer'`],
      shop_order_unpaid_is_cancelled: [`payment_state = 'cancelled'`],
      shop_order_delivered_is_paid: [`state = 'delivered', carrier = 'Post', tracking_number = '1'`],
      shop_order_shipped_has_tracking: [
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
      stock_movement_quantity: [`quantity = 0`],
      stock_movement_reason: [`reason = 'stolen'`],
      stock_movement_of_order_names_it: [`quantity = -1, reason = 'ordered'`, `order_id = gen_random_uuid()`],
      stock_movement_direction: [`quantity = -5`, `reason = 'spoilt'`],
    },
  },
  booking: {
    good: `state = 'held', held_until = now(), language = 'en', pooja_paise = 100, samagri_paise = 0, dakshina_paise = 0`,
    also: [
      `state = 'expired', held_until = null`,
      `state = 'cancelled', held_until = null, cancelled_by = 'acharya', transfer_id = gen_random_uuid(), refund_transfer_id = gen_random_uuid()`,
    ],
    broken: {
      booking_state: [`state = 'lost'`],
      booking_language: [`language = 'de'`],
      booking_pooja_price_positive: [`pooja_paise = 0`],
      booking_samagri_price_not_negative: [`samagri_paise = -1`],
      booking_dakshina_not_negative: [`dakshina_paise = -1`],
      booking_cancelled_by: [
        `state = 'cancelled', held_until = null, cancelled_by = 'nobody', transfer_id = gen_random_uuid()`,
      ],
      booking_held_has_end: [`held_until = null`, `state = 'expired'`],
      booking_paid_has_transfer: [`state = 'confirmed', held_until = null`, `transfer_id = gen_random_uuid()`],
      booking_cancelled_has_canceller: [
        `state = 'cancelled', held_until = null, transfer_id = gen_random_uuid()`,
        `cancelled_by = 'devotee'`,
      ],
      booking_refund_only_after_end: [`refund_transfer_id = gen_random_uuid()`],
    },
  },
  consultation: {
    good: `state = 'requested', talk = 'Chat', minutes = 5, paise_per_minute = 1000, due_at = now()`,
    also: [
      `state = 'settled', due_at = null, accepted_at = now(), ended_at = now(), charged_paise = 5, transfer_id = gen_random_uuid(), ended_by = 'user'`,
      `booking_id = gen_random_uuid(), paise_per_minute = 0`,
    ],
    broken: {
      consultation_state: [`state = 'lost'`],
      consultation_talk: [`talk = 'Letter'`],
      consultation_minutes: [`minutes = 0`, `minutes = 10001`],
      consultation_rate_not_negative: [`paise_per_minute = -1`],
      consultation_talked_not_negative: [`talked_seconds = -1`],
      consultation_charged_seconds_not_negative: [`charged_seconds = -1`],
      consultation_charged_not_negative: [`charged_paise = -1`],
      consultation_earned_not_negative: [`earned_paise = -1`],
      consultation_ended_by: [`ended_by = 'nobody'`],
      consultation_open_is_due: [`due_at = null`, `state = 'refused'`],
      consultation_accepted_has_time: [`state = 'accepted'`, `accepted_at = now()`],
      consultation_ended_has_time: [`state = 'ended', accepted_at = now()`, `ended_at = now()`],
      consultation_settled_has_charge: [
        `state = 'settled', due_at = null, accepted_at = now(), ended_at = now()`,
        `charged_paise = 0`,
      ],
      consultation_charge_has_transfer: [
        `state = 'settled', due_at = null, accepted_at = now(), ended_at = now(), charged_paise = 5`,
        `state = 'settled', due_at = null, accepted_at = now(), ended_at = now(), charged_paise = 0, transfer_id = gen_random_uuid()`,
      ],
      consultation_booked_is_not_metered: [`booking_id = gen_random_uuid()`],
    },
  },
  reservation: {
    good: `state = 'reserved', paid_paise = 5, bonus_paise = 5, posted_paise = 0`,
    also: [
      `state = 'posted', posted_paise = 10, transfer_id = gen_random_uuid(), ended_at = now()`,
      `state = 'released', ended_at = now()`,
    ],
    broken: {
      reservation_state: [`state = 'lost', ended_at = now()`],
      reservation_paid_not_negative: [`paid_paise = -1`],
      reservation_bonus_not_negative: [`bonus_paise = -1`],
      reservation_of_something: [`paid_paise = 0, bonus_paise = 0`],
      reservation_posted_within: [`posted_paise = 11`, `posted_paise = -1`],
      reservation_posted_has_transfer: [`state = 'posted', ended_at = now()`, `transfer_id = gen_random_uuid()`],
      reservation_only_posted_is_taken: [`posted_paise = 1`],
      reservation_ended_has_time: [`ended_at = now()`, `state = 'expired'`],
    },
  },
  notice_delivery: {
    good: `channel = 'mail', next_attempt_at = now()`,
    also: [`channel = 'push', subscription_id = gen_random_uuid()`, `next_attempt_at = null, outcome = 'sent'`],
    broken: {
      notice_delivery_channel: [`channel = 'letter'`],
      notice_delivery_outcome: [`next_attempt_at = null, outcome = 'lost'`],
      notice_delivery_tried_until_outcome: [`next_attempt_at = null`, `outcome = 'sent'`],
      notice_delivery_subscription_is_push: [`subscription_id = gen_random_uuid()`],
    },
  },
} satisfies Record<string, { good: string; also: string[]; broken: Record<string, string[]> }>

describe.each(Object.entries(tables))('%s', (table, { good, also, broken }) => {
  const rules = new Map<string, string>()
  beforeAll(async () => {
    // Copy the table without its constraints and rows. Columns that the test does not use may be null.
    await db.query(`create table rules_of_${table} as select * from ${table} where false`)
    await db.query(`insert into rules_of_${table} default values`)
    await db.query(`update rules_of_${table} set ${good}`)
    const found = await db.query<{ name: string; definition: string }>(
      `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      [table],
    )
    for (const { name, definition } of found) rules.set(name, definition)
  })

  /** Updates the row under these constraints and rolls back. */
  const tryOut = (values: string, names: readonly string[]) =>
    db.transaction(async (tx) => {
      for (const name of names)
        await tx.query(`alter table rules_of_${table} add constraint ${name} ${rules.get(name)}`)
      await tx.query(`update rules_of_${table} set ${values}`)
      throw new Error('let through')
    })

  test('accepts valid rows', async () => {
    for (const values of [good, ...also])
      await expect(tryOut(values, [...rules.keys()]), values).rejects.toThrow('let through')
  })

  test.each(Object.entries(broken))('refuses what breaks its rule: %s', async (rule, cases) => {
    for (const values of cases) {
      await expect(tryOut(values, [rule]), values).rejects.toThrow(`violates check constraint "${rule}"`)
    }
  })
})
