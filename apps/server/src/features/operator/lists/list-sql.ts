import type { OperatorListName } from '@sankalp/contract/operator-lists'
import { auditAbout, auditDetails, auditKey } from './audit-words.ts'

/** A text to look for: `text` stands for it as it was typed, `like` for the same with wildcards around it. */
export type Typed = {
  readonly text: string
  readonly like: string
  /** The keys of the audit's words that have it in them, parted by spaces. */ readonly calls: string
}

/** How one list is read. The columns stand in the order of the contract; every part is SQL of ours, never of a caller. */
export type ListSql = {
  from: string
  id: string
  /** Under the names of the contract. Money is in paise here, and given in rupees. */
  columns: Readonly<Record<string, string>>
  /** By filter and value: what has to hold. */
  filters?: Readonly<Record<string, Readonly<Record<string, string>> | ((parameter: string) => string)>>
  /** What has to hold for a search, of what was typed. */
  search?: (typed: Typed) => string
  /** What never shows. */
  where?: string
  sorts: Readonly<Record<string, { by: string; type: 'timestamptz' | 'bigint' | 'text'; descending: boolean }>>
}

const byTime = (by: string): ListSql['sorts'] => ({
  newest: { by, type: 'timestamptz', descending: true },
  oldest: { by, type: 'timestamptz', descending: false },
})
const yesNo = (condition: string) => ({ yes: condition, no: `not (${condition})` })
const is = (column: string) => (parameter: string) => `${column} = ${parameter}`
/** As its buyer has it in the letter; seven digits and more stay whole. */
const orderNumber = `'SO/' || o.financial_year || '/' || lpad(o.number::text, greatest(6, length(o.number::text)), '0')`
/** Whole, or its last digits alone. Digits at the end of something else are those of a telephone number or an id. */
const isOrderNumber = ({ text }: Typed) =>
  `${orderNumber} = upper(${text}) or (${text} ~ '^[0-9]{1,9}$' and o.number::text = ltrim(${text}, '0'))`
const personOf = (alias: string) => `coalesce(${alias}.name, ${alias}.phone, ${alias}.id::text)`
/** A number as it is typed, with or without the country and spaces; a few digits in a name are none. */
const isPhone = (column: string, parameter: string) =>
  `${parameter} ~ '^[-+0-9 ()]{4,}$' and ${column} like '%' || regexp_replace(${parameter}, '\\D', '', 'g') || '%'`
const asId = (text: string) =>
  `(case when ${text} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${text} end)::uuid`
/** Whom an operator may mean by what they typed. */
const people = ({ text, like }: Typed) =>
  `select id from user_account where name ilike ${like} or ${isPhone('phone', text)} or id = ${asId(text)}`
const acharyas = ({ like }: Typed) =>
  `select id from acharya where name ->> 'en' ilike ${like} or name ->> 'hin' ilike ${like}`
/** By several ways to find it, each with an index of its own: joined by "or" they would be tried on every row of the table. */
const foundBy = (id: string, table: string, ...ways: string[]) =>
  `${id} in (${ways.map((way) => `select id from ${table} where ${way}`).join(' union all ')})`

const couponState = `case when c.ends_at <= now() then 'ended' when c.paused_at is not null then 'paused' when c.starts_at > now() then 'toCome' else 'running' end`

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
    },
    filters: { state: is('b.state') },
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
    // The same as its state, in parts that an index can use.
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
    // What a person's bank or the provider calls it stands in the letters they get.
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
      of: `(select string_agg(subject_kind || ' ' || subject_id, ', ' order by subject_kind) from review_subject where review_id = r.id)`,
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
    filters: {
      state: {
        open: 'b.decision is null',
        toPay: `exists (select from operator_proposal p where p.batch_id = b.id and p.decision = 'confirmed' and p.paid_at is null)`,
        closed: 'b.decision is not null',
      },
    },
    sorts: byTime('b.proposed_at'),
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
