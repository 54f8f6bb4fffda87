import { languages } from '@sankalp/contract'
import { type NoticeKind, noticeKindNames } from '@sankalp/contract/notice-rules'
import { describe, expect, test } from 'vitest'
import { type ApplicationNoticeFacts, applicationNoticesInEnglish } from '../src/application-notice-texts.ts'
import type { BankNoticeFacts } from '../src/bank-notice-texts.ts'
import {
  type ConsultationNoticeFacts,
  type ConsultationNoticeKind,
  consultationNoticesInEnglish,
} from '../src/consultation-notice-texts.ts'
import { type NoticeFacts, writeNotice } from '../src/notices-texts.ts'
import { type OperatorNoticeFacts, operatorNoticesInEnglish } from '../src/operator-notice-texts.ts'
import { type OrderNoticeFacts, type OrderNoticeKind, orderNoticesInEnglish } from '../src/order-notice-texts.ts'

const isOfOrder = (kind: NoticeKind): kind is OrderNoticeKind => kind in orderNoticesInEnglish
const isOfTalk = (kind: NoticeKind): kind is ConsultationNoticeKind => kind in consultationNoticesInEnglish
const isOfApplication = (kind: NoticeKind): kind is keyof ApplicationNoticeFacts => kind in applicationNoticesInEnglish
const isOfBank = (kind: NoticeKind): kind is keyof BankNoticeFacts => kind === 'bankAccountChanged'
const isOfOperators = (kind: NoticeKind): kind is keyof OperatorNoticeFacts => kind in operatorNoticesInEnglish
type OfOthers =
  | OrderNoticeKind
  | ConsultationNoticeKind
  | keyof ApplicationNoticeFacts
  | keyof BankNoticeFacts
  | keyof OperatorNoticeFacts
  | 'yourDay'
const isOfBooking = (kind: NoticeKind): kind is Exclude<NoticeKind, OfOthers> =>
  kind !== 'yourDay' &&
  !isOfOrder(kind) &&
  !isOfTalk(kind) &&
  !isOfApplication(kind) &&
  !isOfBank(kind) &&
  !isOfOperators(kind)

const startsAt = '2026-11-21T05:00:00.000Z'
const facts = {
  pooja: { en: 'Satyanarayan Pooja', hin: 'सत्यनारायण पूजा' },
  acharya: { en: 'Raghunath Shastri', hin: 'रघुनाथ शास्त्री' },
  startsAt,
  before: '2026-11-20T18:30:00.000Z',
  paidPaise: 1_41_718,
  refundPaise: 1_41_718,
  reason: null,
} satisfies NoticeFacts['bookingConfirmed'] & NoticeFacts['bookingCancelled'] & NoticeFacts['bookingRescheduled']
const at = (iso: string, lateSince: string | null = null) => ({
  now: new Date(iso),
  lateSince: lateSince === null ? null : new Date(lateSince),
})
const dayBefore = at('2026-11-20T05:00:00.000Z')

describe.each(noticeKindNames.filter(isOfBooking))('%s', (kind) => {
  test.each(languages)('is written whole in %s, with day and time in India', (language) => {
    const { title, brief, paragraphs, rows, link } = writeNotice(kind, facts, language, dayBefore)
    const all = [title, brief, ...paragraphs, ...rows.flat(), link.label].join(' ')
    expect(all).not.toMatch(/undefined|null|NaN|\[object/)
    expect(rows.flat().join(' ')).toContain(language === 'en' ? 'Saturday, 21 November 2026' : 'शनिवार, 21 नवंबर 2026')
    expect(rows.flat().join(' ')).toContain(language === 'en' ? '10:30 AM (India time)' : 'सुबह 10:30 (भारतीय समय)')
    // A title must fit a locked screen and a mailbox.
    expect(title.length).toBeLessThan(80)
    if (language === 'hin') expect([title, ...paragraphs].every((text) => /[\u0900-\u097f]/.test(text))).toBe(true)
    expect(link.path).toMatch(/^\/(bookedpooja|acharya|mywallet)$/)
  })

  test('is written even when the acharya no longer exists', () => {
    expect(writeNotice(kind, { ...facts, acharya: null }, 'hin', dayBefore).title).not.toMatch(/null|undefined/)
  })
})

const ordered = {
  orderId: '0190e2f4-0000-7000-8000-000000000001',
  orderNumber: 'SK/2026-27/000042',
  name: { en: 'Rudraksha Mala', hin: 'रुद्राक्ष माला' },
  grandPaise: 89_900,
  isCod: true,
  from: '2026-11-24',
  to: '2026-11-27',
  carrier: 'India Post',
  trackingNumber: 'EX123456789IN',
  returnDays: 7,
  by: 'shop' as const,
  reason: 'The thread was torn.',
  refundPaise: 89_900,
} satisfies Omit<
  OrderNoticeFacts['orderPlaced'] &
    OrderNoticeFacts['orderShipped'] &
    OrderNoticeFacts['orderDelivered'] &
    OrderNoticeFacts['orderCancelled'],
  'to'
> & { to: string }

describe.each(noticeKindNames.filter(isOfOrder))('%s', (kind) => {
  test.each(languages)('is written whole in %s, with number, thing and total', (language) => {
    const facts =
      kind === 'orderCancelled' || kind === 'orderReturned' ? { ...ordered, to: 'wallet' as const } : ordered
    const { title, brief, paragraphs, rows, link } = writeNotice(kind, facts as never, language, dayBefore)
    expect([title, brief, ...paragraphs, ...rows.flat(), link.label].join(' ')).not.toMatch(
      /undefined|null|NaN|\[object/,
    )
    const table = rows.flat().join(' ')
    expect(table).toContain('SK/2026-27/000042')
    expect(table).toContain(language === 'en' ? 'Rudraksha Mala' : 'रुद्राक्ष माला')
    expect(table).toContain('₹899.00')
    expect(title.length).toBeLessThan(80)
    expect(link.path).toBe('/getmyOrders')
  })
})

test.each([
  ['2026-11-20T05:00:00.000Z', 'Your pooja is tomorrow at 10:30 AM', 'आपकी पूजा कल सुबह 10:30 बजे है'],
  // After midnight in India the pooja is today.
  ['2026-11-20T19:00:00.000Z', 'Your pooja is today at 10:30 AM', 'आपकी पूजा आज सुबह 10:30 बजे है'],
  ['2026-11-19T05:00:00.000Z', 'Your pooja begins in 48 hours', 'आपकी पूजा 48 घंटे में शुरू होगी'],
])('at %s the reminder of the day says what is true then', (now, english, hindi) => {
  expect(writeNotice('reminderDay', facts, 'en', at(now)).title).toBe(english)
  expect(writeNotice('reminderDay', facts, 'hin', at(now)).title).toBe(hindi)
})

test('a late reminder says that it is late and when it was due', () => {
  const late = at('2026-11-21T04:40:00.000Z', '2026-11-21T04:00:00.000Z')
  const english = writeNotice('reminderHour', facts, 'en', late)
  expect(english.title).toBe('Your pooja begins in 20 minutes')
  expect(english.brief).toContain('comes late')
  expect(english.paragraphs[0]).toBe('Sorry, this reminder comes late. It should have reached you at 09:30 AM.')
  expect(writeNotice('reminderHour', facts, 'hin', late).paragraphs[0]).toBe(
    'क्षमा करें, यह सूचना देर से पहुँची है। इसे सुबह 09:30 बजे पहुँचना था।',
  )
})

describe.each(noticeKindNames.filter(isOfApplication))('%s', (kind) => {
  test.each(languages)('names whoever applied in %s and leads to what comes next', (language) => {
    const { title, brief, paragraphs, rows, link } = writeNotice(
      kind,
      { name: 'Devendra Joshi', nameHindi: 'देवेंद्र जोशी', reason: 'प्रमाणपत्र नहीं है' },
      language,
      dayBefore,
    )
    const all = [title, brief, ...paragraphs, ...rows.flat(), link.label].join(' ')
    expect(all).not.toMatch(/undefined|null|NaN|\[object/)
    expect(all).toContain(language === 'en' ? 'Devendra Joshi' : 'देवेंद्र जोशी')
    expect(all.includes('प्रमाणपत्र नहीं है')).toBe(kind === 'applicationDeclined')
    expect(title.length).toBeLessThan(80)
    if (language === 'hin') expect([title, ...paragraphs].every((text) => /[\u0900-\u097f]/.test(text))).toBe(true)
    expect(link.path).toMatch(/^\/(acharya|become-an-acharya)$/)
  })
})

test.each(languages)(
  'of a bank account only four digits are told in %s, and from when a changed one is paid to',
  (language) => {
    const write = (isFirst: boolean) => {
      const { title, brief, paragraphs, rows } = writeNotice(
        'bankAccountChanged',
        { lastFour: '7890', payableFrom: '2026-11-19T10:00:00.000Z', isFirst },
        language,
        dayBefore,
      )
      return [title, brief, ...paragraphs, ...rows.flat()].join(' ')
    }
    for (const text of [write(true), write(false)])
      expect([text.includes('7890'), /undefined|null|NaN/.test(text)]).toEqual([true, false])
    expect([write(false).includes('2026'), write(true).includes('2026')]).toEqual([true, false])
  },
)

test.each(languages)('the morning’s notice has the three sentences of the day in %s', (language) => {
  const hour = { startsAt: Date.parse('2026-11-20T05:00:00Z'), endsAt: Date.parse('2026-11-20T05:50:00Z') }
  const keys: NoticeFacts['yourDay'] = {
    tone: '10-carried',
    ask: '6',
    field: '4-supports',
    hour: { key: 'labh-carried', ...hour, zone: 'Asia/Kolkata' },
  }
  const { title, brief, link } = writeNotice('yourDay', keys, language, dayBefore)
  expect(title).toBe(language === 'en' ? 'Your day' : 'आपका दिन')
  expect(brief.match(language === 'en' ? /\. |\.$/g : /। |।$/g)).toHaveLength(3)
  expect(brief).toContain(language === 'en' ? '10:30 AM' : 'सुबह 10:30')
  expect(link.path).toBe('/')
})

const from = '2026-11-19T10:00:00.000Z'
const right = { name: 'Asha Verma', by: 'Meera Nair', step: 'finance', from, reason: 'New colleague' } as const
const alone = { name: 'Charged twice', by: 'Meera Nair', amountPaise: 3_00_000_00, from } as const

test.each(languages)(
  'operators are told in %s who gets which right from whom, what is moved alone, and from when',
  (language) => {
    const notices = [
      ...(['proposed', 'confirmed', 'taken'] as const).map((event) =>
        writeNotice('operatorRight', { ...right, event }, language, dayBefore),
      ),
      writeNotice('operatorRight', { ...right, event: 'taken', step: null }, language, dayBefore),
      ...(['correction', 'refund', 'payouts'] as const).map((what) =>
        writeNotice('operatorAlone', { ...alone, what }, language, dayBefore),
      ),
    ]
    for (const { title, brief, paragraphs, rows } of notices) {
      const all = [title, brief, ...paragraphs, ...rows.flat()].join(' ')
      expect(all).not.toMatch(/undefined|null|NaN|\[object/)
      expect([title.length < 80, brief.includes('Meera Nair'), /[\u0900-\u097f]/.test(title)]).toEqual([
        true,
        true,
        language === 'hin',
      ])
    }
    expect(notices.filter(({ brief }) => brief.includes('2026'))).toHaveLength(5)
    expect(notices.at(-1)!.brief).toContain('3,00,000')
  },
)

const requestId = '0190e2f4-0000-7000-8000-000000000002'
const talked = {
  requestId,
  acharyaId: requestId,
  acharya: facts.acharya,
  firstName: 'आशा',
  talk: 'Audio Call',
  minutes: 12,
  isPoojaCall: false,
  how: 'missed',
} satisfies ConsultationNoticeFacts[ConsultationNoticeKind] & Record<string, unknown>

describe.each(noticeKindNames.filter(isOfTalk))('%s', (kind) => {
  test.each(languages)('fits a locked screen in %s, also of somebody without a name', (language) => {
    for (const firstName of [talked.firstName, null]) {
      const { title, brief, link } = writeNotice(kind, { ...talked, firstName }, language, dayBefore)
      expect([title, brief, link.label].join(' ')).not.toMatch(/undefined|null|NaN|\[object/)
      expect([title.length < 80, brief.length < 110]).toEqual([true, true])
      if (language === 'hin') expect(title).toMatch(/[\u0900-\u097f]/)
    }
  })
})

test('a request links to the ringing console, and a queue turn to the list', () => {
  expect(writeNotice('consultationRequested', talked, 'en', dayBefore)).toMatchObject({
    title: 'आशा asks for an audio call',
    brief: '12 minutes. Please answer within a minute.',
    link: { path: `/acharya?ring=${requestId}` },
  })
  expect(writeNotice('consultationRequested', { ...talked, isPoojaCall: true }, 'hin', dayBefore).title).toBe(
    'आशा पूजा के लिए आ गए हैं',
  )
  expect(writeNotice('queueTurn', talked, 'en', dayBefore).link.path).toBe('/chatwithastrologer')
  expect(writeNotice('acharyaOnline', talked, 'en', dayBefore).link.path).toBe(`/AstrologerDetails?id=${requestId}`)
})
