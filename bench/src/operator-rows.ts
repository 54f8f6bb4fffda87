import type { Db } from '@sankalp/server/src/platform/db/db.ts'

/** Returns the id of a row made below, by its number. */
const made = (kind: string, n = 'n') => `md5('${kind}' || ${n})::uuid`
const when = `now() - n * interval '1 minute'`

/** Most rows are closed, as after some years of business; every thousandth is in each of the open states. */
const state = (usual: string, ...rare: string[]) =>
  `case ${rare.map((name, at) => `when n % 1000 = ${at} then '${name}'`).join(' ')} else '${usual}' end`

/** The statements that fill each table of the operator's lists with rows that a list can join; `n` counts them. */
const inserts: readonly string[] = [
  `insert into user_account (id, phone, name, role, created_at, updated_at) select ${made('user')}, '+9170' || lpad(n::text, 8, '0'), 'Person ' || n, 'ROLE_USER', ${when}, now() from numbers`,
  `insert into wallet_account (user_id) select ${made('user')} from numbers on conflict do nothing`,
  `insert into acharya (id, user_id, name, bio, gender, astrologer_type, languages, specialities, practising_since, portrait, chat_paise_per_minute, audio_paise_per_minute, video_paise_per_minute, listed, created_at, updated_at)
     select ${made('acharya')}, ${made('user')}, a.name, a.bio, 'Other', a.astrologer_type, a.languages, a.specialities, 2000, a.portrait, 1000, 1500, 2000, n % 1000 <> 0, ${when}, now() from numbers cross join (select * from acharya limit 1) a`,
  `insert into acharya_application (id, user_id, state, form, applied_at, changed_at)
     select ${made('application')}, ${made('user')}, ${state('declined', 'received', 'inReview')}, '{"name": "Devendra", "practisingSince": 2001, "languages": ["Hindi"], "about": "..."}', ${when}, now() from numbers`,
  `insert into consultation (id, user_id, acharya_id, acharya_user_id, talk, paise_per_minute, minutes, state, requested_at, due_at)
     select ${made('consultation')}, ${made('user')}, ${made('acharya')}, ${made('user')}, 'Chat', 1000, 10, ${state('missed', 'requested', 'ringing')}, ${when}, case when n % 1000 < 2 then now() + interval '1 day' end from numbers`,
  `insert into pooja (id, name, description, about, drawing, price_paise, duration_minutes, search_text, rank, listed, created_at, updated_at)
     select 'bench-' || n, p.name, p.description, p.about, p.drawing, 10000, 20, 'bench ' || n, 100 + n % 30000, n % 1000 <> 0, now(), now() from numbers cross join (select * from pooja limit 1) p`,
  `insert into dakshina_preset (id, name, rupees, listed, created_at, updated_at) select 'bench-' || n, '{"en": "Seva", "hin": "सेवा"}', 2000 + n, n % 1000 = 0, now(), now() from numbers`,
  `insert into booking (id, user_id, acharya_id, pooja_id, starts_at, state, language, pooja_paise, samagri_paise, created_at, updated_at, held_until)
     select ${made('booking')}, ${made('user')}, ${made('acharya')}, 'bench-' || n, ${when}, ${state('expired', 'held')}, 'en', 10000, 0, now(), now(), case when n % 1000 = 0 then now() + interval '1 day' end from numbers`,
  `insert into shop_order (id, financial_year, number, user_id, state, payment_state, payment_method, total_paise, discount_paise, grand_paise, promised_from, promised_to, from_cart, placed_at, updated_at, cancelled_at, cancelled_by)
     select ${made('order')}, '2026-27', 1000000 + n, ${made('user')}, ${state('cancelled', 'placed', 'packed')}, case when n % 1000 < 2 then 'pending' else 'cancelled' end, 'cod', 50000, 0, 50000, '2026-11-20', '2026-11-25', true,
       ${when}, now(), case when n % 1000 >= 2 then now() end, case when n % 1000 >= 2 then 'buyer' end from numbers`,
  `insert into product (id, sku, category, name, type, colour, description, drawing, price_paise, discount_percent, stock, search_text, rank, type_key, purposes, material, size, weight_grams, hsn, listed, created_at, updated_at)
     select 'bench-' || n, 'BENCH-' || n, category, name, type, colour, description, drawing, 10000, 0, case when n % 1000 = 0 then 0 else 100 + n % 50 end, 'bench ' || n, 1000 + n % 30000, type_key, purposes, material, size, weight_grams, hsn, n % 1000 <> 1, now(), now()
     from numbers cross join (select * from product where id not like 'bench-%' limit 1) p`,
  `insert into stock_movement (product_id, quantity, reason, at) select 'bench-' || n, case when n % 1000 = 0 then -1 else 5 end, ${state('received', 'spoilt')}, ${when} from numbers`,
  `insert into coupon (code, percent, most_paise, minimum_paise, starts_at, ends_at, budget_paise) select 'BENCH-' || n, 10, 10000, 0, ${when}, case when n % 1000 = 0 then now() + interval '1 year' else ${when} end, 100000 from numbers`,
  `insert into payment (id, user_id, purpose, amount_paise, provider, status, created_at, expires_at, ended_at)
     select ${made('payment')}, ${made('user')}, 'recharge', 10000, 'bench', ${state('failed', 'pending')}, ${when}, now(), case when n % 1000 <> 0 then now() end from numbers`,
  `insert into transfer (id, key, kind, subject, subject_id, user_id, created_at) select ${made('transfer')}, 'bench:' || n, 'recharge', 'payment', ${made('payment')}::text, ${made('user')}, ${when} from numbers`,
  `insert into posting (transfer_id, line, account, owner_id, amount_paise) select ${made('transfer')}, 1, 'wallet_paid', ${made('user')}, 10000 from numbers`,
  `insert into consultation_report (id, consultation_id, by_user_id, reason, created_at, closed_at, outcome)
     select ${made('report')}, ${made('consultation')}, ${made('user')}, 'other', ${when}, case when n % 1000 <> 0 then now() end, case when n % 1000 <> 0 then 'noAction' end from numbers`,
  `insert into review (id, user_id, had_kind, had_id, stars, words, posted_at, changed_at, hidden_at) select ${made('review')}, ${made('user')}, 'booking', 'bench-' || n, 5, 'Good', ${when}, now(), case when n % 1000 = 0 then now() end from numbers`,
  `insert into contact_message (id, reference, name, reply_to, topic, message, language, created_at, sent_at, answered_at, answer)
     select ${made('letter')}, 'B' || n, 'Person', 'a@example.com', 'order', 'Where is it?', 'en', ${when}, now(), case when n % 1000 <> 0 then now() end, case when n % 1000 <> 0 then 'There.' end from numbers`,
  `insert into operator_proposal (id, kind, account_id, amount_paise, reason, proposed_by, proposed_at, decision, decided_by, decided_at)
     select ${made('proposal')}, case when n % 2 = 0 then 'payout' else 'correction' end, ${made('user')}, 10000, 'bench', ${made('user', '1')}, ${when},
       case when n % 1000 > 1 then 'declined' end, case when n % 1000 > 1 then ${made('user', '2')} end, case when n % 1000 > 1 then now() end from numbers`,
  `insert into payout_batch (id, name, proposed_by, proposed_at, decision, decided_by, decided_at) select ${made('batch')}, 'bench-' || n, ${made('user', '1')}, ${when}, 'declined', ${made('user', '2')}, now() from numbers where n > 1`,
  `insert into audit_entry (at, operator_id, call, facts, request_id) select ${when}, ${made('user', '1')}, case when n % 10 = 0 then 'blockAccount' else 'getOperatorAccount' end, jsonb_build_object('accountId', ${made('user')}, 'reason', 'bench'), 'bench' from numbers`,
]

/** Adds that many rows to every table that an operator's list reads. */
export async function fillOperatorLists(db: Db, rows: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Skip triggers and foreign keys, which are not measured here; the rows are consistent anyway.
    await tx.query('set local session_replication_role = replica')
    await tx.query('create temporary table numbers on commit drop as select generate_series(1, $1::int) as n', [rows])
    for (const insert of inserts) await tx.query(insert)
  })
  await db.query('vacuum analyze')
}
