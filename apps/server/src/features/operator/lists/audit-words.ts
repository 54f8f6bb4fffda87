import { readMessages } from '@sankalp/content/locales'
import { languages } from '@sankalp/contract'

/** The words for each action in each language, by its key: the name of the API call and the answer given in it. */
const wordsOfCalls = languages.map((language) => readMessages(language, 'operator').calls as Record<string, string>)

/** Returns the keys of all entries whose words contain this text in any language, as one text for a query. */
export function findCalls(search: string): string {
  const wanted = search.toLowerCase()
  const found = wordsOfCalls.flatMap((words) =>
    Object.entries(words).filter(([, text]) => text.toLowerCase().includes(wanted)),
  )
  return [...new Set(found.map(([key]) => key))].join(' ')
}

/** Boolean fields that are part of the action: confirmed or declined, hidden or shown. */
const answers = ['confirm', 'hidden', 'paused', 'withdrawn', 'closed', 'accept', 'held']

/** The key of an entry's words, as SQL. */
export const auditKey = `e.call || case
  when ${answers.map((name) => `e.facts ->> '${name}' = 'false'`).join(' or ')} or (e.call = 'setAcharyaListed' and e.facts ->> 'listed' = 'false') then 'Not'
  when e.call = 'decideApplication' then initcap(e.facts ->> 'decision')
  else '' end`

/** An id in the facts, or null if it is no id. */
const uuid = (name: string) =>
  `case when e.facts ->> '${name}' ~ '^[0-9a-fA-F-]{36}$' then (e.facts ->> '${name}')::uuid end`
const personOf = (id: string) => `(select coalesce(name, phone) from user_account where id = ${id})`

/**
 * The name of what the entry is about, because readers of the log do not know ids. Looked up only for the rows of one
 * page.
 */
export const auditAbout = `case
  when e.facts ? 'accountId' then ${personOf(uuid('accountId'))}
  when e.facts ? 'account' then ${personOf(uuid('account'))}
  when e.facts ? 'acharyaEntry' then (select name ->> 'en' from acharya where id = ${uuid('acharyaEntry')})
  when e.facts ? 'applicationId' then (select form ->> 'name' from acharya_application where id = ${uuid('applicationId')})
  when e.facts ? 'proposalId' then (select ${personOf('p.account_id')} from operator_proposal p where p.id = ${uuid('proposalId')})
  when e.facts ? 'bookingId' then (select p.name ->> 'en' from booking b join pooja p on p.id = b.pooja_id where b.id = ${uuid('bookingId')})
  when e.facts ? 'batchId' then (select name from payout_batch where id = ${uuid('batchId')})
  when e.facts ? 'paymentId' then (select ${personOf('p.user_id')} from payment p where p.id = ${uuid('paymentId')})
  when e.facts ? 'orderId' then (select financial_year || '/' || lpad(number::text, 6, '0') from shop_order where id = ${uuid('orderId')})
  when e.facts ? 'letterId' then (select reference from contact_message where id = ${uuid('letterId')})
  when e.facts ? 'reviewId' then (select ${personOf('r.user_id')} from review r where r.id = ${uuid('reviewId')})
  when e.facts ? 'reportId' then (select ${personOf('r.by_user_id')} from consultation_report r where r.id = ${uuid('reportId')})
  when e.facts ? 'productId' then (select name ->> 'en' from product where id = e.facts ->> 'productId')
  when e.facts ? 'poojaId' then (select name ->> 'en' from pooja where id = e.facts ->> 'poojaId')
  when e.facts ? 'presetId' then (select name ->> 'en' from dakshina_preset where id = e.facts ->> 'presetId')
  else coalesce(e.facts ->> 'couponCode', e.facts ->> 'code', e.facts ->> 'articleId', e.facts ->> 'limitId', e.facts ->> 'nameEn', e.facts ->> 'list') end`

/** The other details of an entry: amounts and typed texts. */
export const auditDetails = `concat_ws(' · ', '₹' || (e.facts ->> 'amount'), '₹' || (e.facts ->> 'rupees'), '₹' || (e.facts ->> 'mrp'), e.facts ->> 'quantity', e.facts ->> 'day', e.facts ->> 'week',
  e.facts ->> 'operatorStep', e.facts ->> 'trackingNumber', e.facts ->> 'bankReference', e.facts ->> 'reason', e.facts ->> 'note', e.facts ->> 'answer', nullif(e.facts ->> 'search', ''), nullif(e.facts ->> 'filter', ''))`
