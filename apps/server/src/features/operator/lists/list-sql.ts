import type { OperatorListName } from '@sankalp/contract/operator-lists'
import { auditAbout, auditDetails, auditKey } from './audit-words.ts'

/** A text to search for: `text` is the parameter as typed, `like` the same with wildcards around it. */
export type Typed = {
  readonly text: string
  readonly like: string
  /** The keys of the audit's words that have it in them, parted by spaces. */ readonly calls: string
}

/**
 * The reading operator, as parameters: their id, the ids of those for whom they can be the second person, whether they
 * are alone, and now.
 */
export type Asking = { readonly id: string; readonly partners: string; readonly isAlone: string; readonly now: string }

const waitsFor =
  (alias: string, account: string | null) =>
  ({ id, partners, isAlone, now }: Asking) =>
    `case when ${alias}.decision is not null then null
  when ${alias}.proposed_by = ${id} and ${isAlone} and ${alias}.alone_from <= ${now} then 'waitsForYou'
  when ${alias}.proposed_by = ${id} and ${isAlone} and ${alias}.alone_from is not null then 'waitsForTime'
  when ${alias}.proposed_by = any (${partners})${account === null ? '' : ` and ${account} <> ${id}`} then 'waitsForYou' else 'waitsForOther' end`

/** How one list is read. The columns are in the contract's order. Every part is our own SQL, never a caller's. */
export type ListSql = {
  from: string
  id: string
  /** By the contract's names. Money is in paise here and returned in rupees. */
  columns: Readonly<Record<string, string>>
  /** The condition for each filter and value. */
  filters?: Readonly<Record<string, Readonly<Record<string, string>> | ((parameter: string) => string)>>
  /** The condition for a search, given the typed text. */
  search?: (typed: Typed) => string
  /** SQL for the column `waits`: what a row waits for, as one operator sees it. The same rule as `waitOf`. */
  waits?: (asking: Asking) => string
  /** The condition that all rows must meet. */
  where?: string
  sorts: Readonly<Record<string, { by: string; type: 'timestamptz' | 'bigint' | 'text'; descending: boolean }>>
}

const byTime = (by: string): ListSql['sorts'] => ({
  newest: { by, type: 'timestamptz', descending: true },
  oldest: { by, type: 'timestamptz', descending: false },
})
const yesNo = (condition: string) => ({ yes: condition, no: `not (${condition})` })
const is = (column: string) => (parameter: string) => `${column} = ${parameter}`
/** As in the buyer's mail. Seven digits and more are not cut. */
export const orderNumber = `'SO/' || o.financial_year || '/' || lpad(o.number::text, greatest(6, length(o.number::text)), '0')`
/** A whole order number, or only its last digits. Digits at the end of other text belong to a phone number or an id. */
const isOrderNumber = ({ text }: Typed) =>
  `${orderNumber} = upper(${text}) or (${text} ~ '^[0-9]{1,9}$' and o.number::text = ltrim(${text}, '0'))`
const personOf = (alias: string) => `coalesce(${alias}.name, ${alias}.phone, ${alias}.id::text)`
/** A phone number as typed, with or without the country code and spaces. A few digits within a name do not count. */
const isPhone = (column: string, parameter: string) =>
  `${parameter} ~ '^[-+0-9 ()]{4,}$' and ${column} like '%' || regexp_replace(${parameter}, '\\D', '', 'g') || '%'`
const asId = (text: string) =>
  `(case when ${text} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${text} end)::uuid`
/** Matches the accounts that an operator may mean by the typed text. */
const people = ({ text, like }: Typed) =>
  `select id from user_account where name ilike ${like} or ${isPhone('phone', text)} or id = ${asId(text)}`
const acharyas = ({ like }: Typed) =>
  `select id from acharya where name ->> 'en' ilike ${like} or name ->> 'hin' ilike ${like}`
/**
 * Combines several ways to find a row, each with its own index. Joined by "or", they would be tested on every row of
 * the table.
 */
const foundBy = (id: string, table: string, ...ways: string[]) =>
  `${id} in (${ways.map((way) => `select id from ${table} where ${way}`).join(' union all ')})`

const couponState = `case when c.ends_at <= now() then 'ended' when c.paused_at is not null then 'paused' when c.starts_at > now() then 'toCome' else 'running' end`

/** The call was very short, and it is not decided yet whether the pooja was performed. */
const isHeldAsked = `(b.state = 'live' and b.held_asked_at is not null)`
const paymentStatus = `case when p.status = 'failed' and p.given_up_at is not null then 'givenUp' else p.status end`

export const listSql: Readonly<Record<OperatorListName, ListSql>> = {
  users: {
    from: 'user_account u left join wallet_account w on w.user_id = u.id',
    id: 'u.id::text',
    where: 'u.erased_at is null',
    columns: {
      name: 'u.name',
      phone: 'u.phone',
      role: 'u.role',
      balance: 'coalesce(w.paid_paise + w.bonus_paise, 0)',
      joined: 'u.created_at',
      blocked: 'u.blocked_at',
    },
    filters: { role: is('u.role'), blocked: yesNo('u.blocked_at is not null') },
    search: ({ text, like }) => `u.name ilike ${like} or ${isPhone('u.phone', text)} or u.id::text = ${text}`,
    sorts: byTime('u.created_at'),
  },
  acharyas: {
    from: 'acharya a join user_account u on u.id = a.user_id left join earnings_account e on e.owner_id = a.user_id',
    id: 'a.id::text',
    where: 'a.erased_at is null',
    columns: {
      name: `a.name ->> 'en'`,
      phone: 'u.phone',
      chat: 'a.chat_paise_per_minute',
      audio: 'a.audio_paise_per_minute',
      video: 'a.video_paise_per_minute',
      earned: 'coalesce(e.balance_paise, 0)',
      listed: 'a.listed',
      joined: 'a.created_at',
    },
    filters: { listed: yesNo('a.listed') },
    search: ({ text, like }) =>
      `a.name ->> 'en' ilike ${like} or a.name ->> 'hin' ilike ${like} or ${isPhone('u.phone', text)}`,
    sorts: byTime('a.created_at'),
  },
  applications: {
    from: 'acharya_application p join user_account u on u.id = p.user_id',
    id: 'p.id::text',
    columns: {
      at: 'p.applied_at',
      name: `p.form ->> 'name'`,
      phone: 'u.phone',
      since: `(p.form ->> 'practisingSince')::int`,
      languages: `(select string_agg(language, ', ') from jsonb_array_elements_text(p.form -> 'languages') as spoken (language))`,
      about: `coalesce(p.form -> 'about' ->> 'en', p.form ->> 'about')`,
      documents: '(select count(*) from application_document d where d.application_id = p.id)::int',
      state: 'p.state',
      reason: 'p.reason',
    },
    filters: { state: is('p.state') },
    sorts: byTime('p.applied_at'),
  },
  consultations: {
    from: 'consultation c join user_account u on u.id = c.user_id join acharya a on a.id = c.acharya_id',
    id: 'c.id::text',
    columns: {
      requested: 'c.requested_at',
      user: personOf('u'),
      acharya: `a.name ->> 'en'`,
      talk: 'c.talk',
      state: 'c.state',
      minutes: 'c.minutes',
      charge: 'c.charged_paise',
    },
    filters: { state: is('c.state') },
    search: (typed) =>
      foundBy(
        'c.id',
        'consultation',
        `user_id in (${people(typed)})`,
        `acharya_id in (${acharyas(typed)})`,
        `id = ${asId(typed.text)}`,
      ),
    sorts: byTime('c.requested_at'),
  },
  poojas: {
    from: 'pooja p',
    id: 'p.id',
    columns: {
      name: `p.name ->> 'en'`,
      price: 'p.price_paise',
      minutes: 'p.duration_minutes',
      coming: `(select count(*) from booking b where b.pooja_id = p.id and b.state in ('held', 'confirmed') and b.starts_at > now())::int`,
      listed: 'p.listed',
    },
    filters: { listed: yesNo('p.listed') },
    search: ({ like }) => `p.name ->> 'en' ilike ${like} or p.name ->> 'hin' ilike ${like}`,
    sorts: { shelf: { by: 'p.rank', type: 'bigint', descending: false } },
  },
  dakshina: {
    from: 'dakshina_preset d',
    id: 'd.id',
    columns: { name: `d.name ->> 'en'`, amount: 'd.rupees * 100', popular: 'd.is_popular', listed: 'd.listed' },
    filters: { listed: yesNo('d.listed') },
    sorts: { least: { by: 'd.rupees', type: 'bigint', descending: false } },
  },
  bookings: {
    from: 'booking b join user_account u on u.id = b.user_id join acharya a on a.id = b.acharya_id join pooja p on p.id = b.pooja_id',
    id: 'b.id::text',
    columns: {
      starts: 'b.starts_at',
      pooja: `p.name ->> 'en'`,
      user: personOf('u'),
      acharya: `a.name ->> 'en'`,
      state: 'b.state',
      price: 'b.pooja_paise + b.samagri_paise + b.dakshina_paise',
      // Whether the pooja was performed, while that is asked.
      performed: `case when ${isHeldAsked} then case b.held_answer when 'notHeld' then 'saidNot' else 'unclear' end end`,
      called: `case when ${isHeldAsked} then b.called_seconds end`,
    },
    filters: {
      state: is('b.state'),
      performed: { unclear: isHeldAsked, saidNot: `${isHeldAsked} and b.held_answer = 'notHeld'` },
    },
    search: (typed) =>
      foundBy(
        'b.id',
        'booking',
        `user_id in (${people(typed)})`,
        `acharya_id in (${acharyas(typed)})`,
        `id = ${asId(typed.text)}`,
      ),
    sorts: byTime('b.starts_at'),
  },
  orders: {
    from: 'shop_order o join user_account u on u.id = o.user_id',
    id: 'o.id::text',
    columns: {
      number: orderNumber,
      placed: 'o.placed_at',
      user: personOf('u'),
      state: 'o.state',
      payment: 'o.payment_state',
      total: 'o.grand_paise',
      tracking: 'o.tracking_number',
    },
    filters: { state: is('o.state'), payment: is('o.payment_state') },
    search: (typed) =>
      foundBy(
        'o.id',
        'shop_order o',
        `o.user_id in (${people(typed)})`,
        `o.tracking_number ilike ${typed.like}`,
        isOrderNumber(typed),
      ),
    sorts: byTime('o.placed_at'),
  },
  products: {
    from: 'product p join product_stock g on g.product_id = p.id',
    id: 'p.id',
    columns: {
      name: `p.name ->> 'en'`,
      sku: 'p.sku',
      category: 'p.category',
      price: 'p.price_paise',
      stock: 'g.stock',
      listed: 'p.listed',
    },
    filters: { listed: yesNo('p.listed'), stock: { none: 'g.stock = 0', few: 'g.stock between 1 and 5' } },
    search: ({ like }) => `p.name ->> 'en' ilike ${like} or p.name ->> 'hin' ilike ${like} or p.sku ilike ${like}`,
    sorts: {
      shelf: { by: 'p.rank', type: 'bigint', descending: false },
      scarce: { by: 'g.stock', type: 'bigint', descending: false },
    },
  },
  stock: {
    from: 'stock_movement s join product p on p.id = s.product_id left join shop_order o on o.id = s.order_id',
    id: 's.id::text',
    columns: {
      at: 's.at',
      product: `p.name ->> 'en'`,
      quantity: 's.quantity',
      reason: 's.reason',
      order: orderNumber,
      note: 's.note',
    },
    filters: { reason: is('s.reason') },
    search: ({ like }) => `p.name ->> 'en' ilike ${like} or p.sku ilike ${like} or s.note ilike ${like}`,
    sorts: byTime('s.at'),
  },
  coupons: {
    from: 'coupon c',
    id: 'c.code',
    columns: {
      code: 'c.code',
      percent: 'c.percent',
      most: 'c.most_paise',
      minimum: 'c.minimum_paise',
      budget: 'c.budget_paise',
      used: 'c.used_paise',
      starts: 'c.starts_at',
      ends: 'c.ends_at',
      state: couponState,
    },
    // The same as the state, in parts that can use an index.
    filters: {
      state: {
        ended: 'c.ends_at <= now()',
        paused: 'c.ends_at > now() and c.paused_at is not null',
        toCome: 'c.ends_at > now() and c.paused_at is null and c.starts_at > now()',
        running: 'c.ends_at > now() and c.paused_at is null and c.starts_at <= now()',
      },
    },
    search: ({ like }) => `c.code ilike ${like}`,
    sorts: byTime('c.starts_at'),
  },
  codLimits: {
    from: 'cod_limit l',
    id: 'l.id',
    // Prefixed keys, because "order" and "address" have other meanings in the console.
    columns: { limit: `'cod' || initcap(l.id)`, orders: 'l.orders', amount: 'l.rupees * 100' },
    sorts: {
      shelf: {
        by: `array_position(array['order', 'first', 'account', 'phone', 'address', 'pin'], l.id)`,
        type: 'bigint',
        descending: false,
      },
    },
  },
  payments: {
    from: 'payment p join user_account u on u.id = p.user_id',
    id: 'p.id::text',
    columns: {
      created: 'p.created_at',
      user: personOf('u'),
      purpose: 'p.purpose',
      amount: 'p.amount_paise',
      status: paymentStatus,
      refund: `(select case when bool_or(r.status = 'pending') then 'pending' when bool_or(r.status = 'failed') then 'failed' when count(*) > 0 then 'refunded' end from payment_refund r where r.payment_id = p.id)`,
      provider: 'p.provider',
      lookUps: 'p.look_ups',
    },
    filters: {
      status: is(paymentStatus),
      stuck: { yes: `p.status = 'pending' and p.created_at < now() - interval '1 hour'` },
    },
    // Payers may quote the payment id of their bank or of the provider, which is in their mails.
    search: (typed) =>
      foundBy(
        'p.id',
        'payment',
        `user_id in (${people(typed)})`,
        `id = ${asId(typed.text)}`,
        `provider_payment_id = ${typed.text}`,
        `link_id = ${typed.text}`,
      ),
    sorts: byTime('p.created_at'),
  },
  ledger: {
    from: 'transfer t left join user_account u on u.id = t.user_id',
    id: 't.id::text',
    columns: {
      at: 't.created_at',
      kind: 't.kind',
      user: personOf('u'),
      wallet: `coalesce((select sum(amount_paise) from posting where transfer_id = t.id and account in ('wallet_paid', 'wallet_bonus')), 0)::bigint`,
      revenue: `coalesce((select sum(amount_paise) from posting where transfer_id = t.id and account in ('revenue', 'refunds')), 0)::bigint`,
      bonusShare: `coalesce((select -sum(amount_paise) from posting where transfer_id = t.id and account = 'promotion_expense'), 0)::bigint`,
      subject: `t.subject || ' ' || t.subject_id`,
      reason: 't.reason',
    },
    search: (typed) =>
      foundBy(
        't.id',
        'transfer',
        `user_id in (${people(typed)})`,
        `id = ${asId(typed.text)}`,
        `subject_id = ${typed.text}`,
      ),
    sorts: byTime('t.created_at'),
  },
  reports: {
    from: 'consultation_report r join consultation c on c.id = r.consultation_id join user_account b on b.id = r.by_user_id join user_account x on x.id = case when r.by_user_id = c.user_id then c.acharya_user_id else c.user_id end',
    id: 'r.id::text',
    columns: {
      at: 'r.created_at',
      by: personOf('b'),
      against: personOf('x'),
      reason: 'r.reason',
      words: 'r.body',
      outcome: 'r.outcome',
    },
    filters: { state: { open: 'r.closed_at is null', closed: 'r.closed_at is not null' } },
    sorts: byTime('r.created_at'),
  },
  reviews: {
    from: 'review r left join user_account u on u.id = r.user_id',
    id: 'r.id::text',
    columns: {
      posted: 'r.posted_at',
      by: 'u.name',
      of: `(select string_agg(coalesce(a.name ->> 'en', p.name ->> 'en', d.name ->> 'en', s.subject_id), ', ' order by s.subject_kind)
              from review_subject s
              left join acharya a on s.subject_kind = 'acharya' and a.id::text = s.subject_id
              left join pooja p on s.subject_kind = 'pooja' and p.id = s.subject_id
              left join product d on s.subject_kind = 'product' and d.id = s.subject_id
             where s.review_id = r.id)`,
      stars: 'r.stars',
      words: 'r.words',
      hidden: 'r.hidden_at',
    },
    filters: { hidden: yesNo('r.hidden_at is not null') },
    search: ({ like }) => `r.words ilike ${like} or u.name ilike ${like}`,
    sorts: byTime('r.posted_at'),
  },
  letters: {
    from: 'contact_message m',
    id: 'm.id::text',
    columns: {
      at: 'm.created_at',
      reference: 'm.reference',
      name: 'm.name',
      replyTo: 'm.reply_to',
      topic: 'm.topic',
      message: 'm.message',
      answered: 'm.answered_at',
    },
    filters: { state: { open: 'm.answered_at is null', closed: 'm.answered_at is not null' } },
    search: ({ text, like }) => `m.reference = ${text} or m.name ilike ${like} or m.message ilike ${like}`,
    sorts: byTime('m.created_at'),
  },
  proposals: {
    from: `operator_proposal p join user_account u on u.id = p.account_id join user_account o on o.id = p.proposed_by left join user_account d on d.id = p.decided_by
           left join bank_account b on p.kind = 'payout' and b.user_id = p.account_id and b.replaced_at is null`,
    id: 'p.id::text',
    columns: {
      at: 'p.proposed_at',
      kind: 'p.kind',
      account: personOf('u'),
      amount: 'p.amount_paise',
      tds: 'p.tds_paise',
      reason: 'p.reason',
      by: personOf('o'),
      decision: 'p.decision',
      decider: 'case when d.id is null then null else ' + personOf('d') + ' end',
      bankState: `case when p.kind <> 'payout' or p.decision = 'declined' then null when p.to_bank_at is not null then 'atBank' when b.id is null then 'noAccount' when b.payable_from <= now() then 'accountReady' else 'accountWaits' end`,
      bank: 'p.bank_reference',
    },
    waits: waitsFor('p', 'p.account_id'),
    filters: {
      kind: is('p.kind'),
      state: {
        open: 'p.decision is null',
        toPay: `p.kind = 'payout' and p.decision = 'confirmed' and p.paid_at is null`,
        closed: `p.decision = 'declined' or p.paid_at is not null or (p.kind <> 'payout' and p.decision is not null)`,
      },
    },
    sorts: byTime('p.proposed_at'),
  },
  batches: {
    from: 'payout_batch b join user_account o on o.id = b.proposed_by left join user_account d on d.id = b.decided_by',
    id: 'b.id::text',
    columns: {
      name: 'b.name',
      at: 'b.proposed_at',
      by: personOf('o'),
      payouts: '(select count(*) from operator_proposal p where p.batch_id = b.id)::int',
      amount: `(select coalesce(sum(p.amount_paise), 0)::bigint from operator_proposal p where p.batch_id = b.id and p.decision is distinct from 'declined')`,
      decision: 'b.decision',
      decider: `case when d.id is null then null else ${personOf('d')} end`,
      unpaid: `(select count(*) from operator_proposal p where p.batch_id = b.id and p.decision = 'confirmed' and p.paid_at is null)::int`,
    },
    waits: waitsFor('b', null),
    filters: {
      state: {
        open: 'b.decision is null',
        toPay: `exists (select from operator_proposal p where p.batch_id = b.id and p.decision = 'confirmed' and p.paid_at is null)`,
        closed: 'b.decision is not null',
      },
    },
    sorts: byTime('b.proposed_at'),
  },
  operators: {
    from: `user_account u left join operator_grant g on g.account_id = u.id and g.applied_at is null and g.ended_at is null
           left join user_account o on o.id = g.proposed_by left join user_account d on d.id = g.decided_by`,
    id: 'u.id::text',
    where: `u.erased_at is null and (u.role = 'ROLE_ADMIN' or g.id is not null)`,
    columns: {
      name: 'u.name',
      phone: 'u.phone',
      right: `case when u.role = 'ROLE_ADMIN' then u.operator_step end`,
      asked: 'g.step',
      by: `case when o.id is not null then ${personOf('o')} end`,
      decider: `case when d.id is not null then ${personOf('d')} end`,
      from: 'coalesce(g.in_force_from, g.alone_from)',
    },
    waits: (asking) =>
      `case when g.decision = 'confirmed' then 'comesInForce' when g.id is not null then ${waitsFor('g', 'g.account_id')(asking)} end`,
    filters: {
      right: (step) => `u.role = 'ROLE_ADMIN' and u.operator_step = ${step}`,
      waits: yesNo('g.id is not null'),
    },
    search: ({ text, like }) => `u.name ilike ${like} or ${isPhone('u.phone', text)}`,
    sorts: byTime('u.created_at'),
  },
  audit: {
    from: 'audit_entry e join user_account u on u.id = e.operator_id',
    id: 'e.id::text',
    columns: { at: 'e.at', operator: personOf('u'), did: auditKey, subject: auditAbout, details: auditDetails },
    filters: {
      kind: {
        changed: `e.call not like 'get%' and e.call not like 'list%'`,
        seen: `e.call like 'get%' or e.call like 'list%'`,
      },
    },
    search: ({ text, like, calls }) =>
      `${auditKey} = any (string_to_array(${calls}, ' ')) or u.name ilike ${like} or e.facts::text ilike ${like}
       or coalesce(e.facts ->> 'accountId', e.facts ->> 'account') in (select id::text from user_account where name ilike ${like} or ${isPhone('phone', text)})`,
    sorts: byTime('e.at'),
  },
}
