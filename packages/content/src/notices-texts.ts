import { type Language, formatRupees, languageTag, languages } from '@sankalp/contract'
import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import type { NoticeKind } from '@sankalp/contract/notice-rules'
import {
  type ApplicationNoticeFacts,
  applicationNoticesInEnglish,
  applicationNoticesInHindi,
} from './application-notice-texts.ts'
import { type BankNoticeFacts, bankNoticesInEnglish, bankNoticesInHindi } from './bank-notice-texts.ts'
import { usualClockText } from './clock-words.ts'
import {
  type ConsultationNoticeFacts,
  consultationNoticesInEnglish,
  consultationNoticesInHindi,
} from './consultation-notice-texts.ts'
import { type OperatorNoticeFacts, operatorNoticesInEnglish, operatorNoticesInHindi } from './operator-notice-texts.ts'
import { type OrderNoticeFacts, orderNoticesInEnglish, orderNoticesInHindi } from './order-notice-texts.ts'
import { type YourDayNoticeFacts, yourDayNoticesInEnglish, yourDayNoticesInHindi } from './your-day-notice-texts.ts'

type Both = Record<Language, string>

/** The facts of a notice about a booking. It contains nothing about the devotee: others may see the screen. */
export type BookingFacts = {
  pooja: Both
  /** Null once their account is erased. */
  acharya: Both | null
  startsAt: string
}

/** The facts of each kind. They are stored until the notice is sent, so they are plain JSON. */
export type NoticeFacts = OrderNoticeFacts &
  ConsultationNoticeFacts &
  ApplicationNoticeFacts &
  BankNoticeFacts &
  OperatorNoticeFacts &
  YourDayNoticeFacts & {
    bookingConfirmed: BookingFacts & { paidPaise: number }
    /** A payment came too late for it: its money is in the wallet. */
    bookingPaidInVain: BookingFacts & { paidPaise: number }
    reminderDay: BookingFacts
    reminderHour: BookingFacts
    bookingRescheduled: BookingFacts & { before: string }
    /** Cancelled by the acharya and fully refunded. */
    bookingCancelled: BookingFacts & { refundPaise: number; reason: string | null }
    /** The acharya did not come; fully refunded. */
    bookingNotHeld: BookingFacts & { refundPaise: number }
    /** The call was very short: the devotee is asked whether the pooja was performed. */
    poojaHeldAsked: BookingFacts
    /** The two met, but the pooja was not performed; fully refunded. */
    poojaNotHeld: BookingFacts & { refundPaise: number }
    bookingSent: BookingFacts
    newBooking: BookingFacts
    bookingMovedByDevotee: BookingFacts & { before: string }
    bookingCancelledByDevotee: BookingFacts
  }

export type NoticeText = {
  /** The subject of a letter, or the first line on a device. */
  title: string
  /** The text that a device shows below the title. */
  brief: string
  /** The text of a letter. */
  paragraphs: string[]
  /** Facts to look up at a glance. */
  rows: [label: string, value: string][]
  link: { label: string; path: string }
}

type Moment = { now: Date; /** When it should have gone out, if that is long ago. */ lateSince: Date | null }
type Write<Facts> = (facts: Facts, moment: Moment) => NoticeText
type Texts = { [Kind in NoticeKind]: Write<NoticeFacts[Kind]> }

const devoteePath = '/bookedpooja'
const acharyaPath = '/acharya'

/** Created once: creating a formatter takes as long as writing a whole letter. */
const dayOf = Object.fromEntries(
  languages.map((language) => [
    language,
    new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    }),
  ]),
) as Record<Language, Intl.DateTimeFormat>

/** Returns a day and time in India, such as "Saturday, 21 November 2026, 10:30 AM (India time)". */
function when(instant: string | Date, language: Language): string {
  const at = new Date(instant)
  return `${dayOf[language].format(at)}, ${clock(at, language)} ${language === 'en' ? '(India time)' : '(भारतीय समय)'}`
}

function clock(at: Date, language: Language): string {
  const minutes = Math.floor((at.getTime() - indiaDayStart(indiaDay(at)).getTime()) / 60_000)
  return usualClockText(minutes, language)
}

/** Returns the remaining time, in whole minutes below two hours and whole hours above. */
function inHowLong(startsAt: string, now: Date, language: Language): string {
  const minutes = Math.max(1, Math.round((Date.parse(startsAt) - now.getTime()) / 60_000))
  if (minutes < 120) return language === 'en' ? `${minutes} minute${minutes === 1 ? '' : 's'}` : `${minutes} मिनट`
  const hours = Math.round(minutes / 60)
  return language === 'en' ? `${hours} hours` : `${hours} घंटे`
}

/** Returns "today" or "tomorrow" in India; null for another day. */
function nearDay(startsAt: string, now: Date): 'today' | 'tomorrow' | null {
  const day = indiaDay(new Date(startsAt))
  if (day === indiaDay(now)) return 'today'
  return day === indiaDay(new Date(now.getTime() + 24 * 3_600_000)) ? 'tomorrow' : null
}

const en = {
  when: (at: string) => when(at, 'en'),
  clock: (at: string) => clock(new Date(at), 'en'),
  acharya: ({ acharya }: BookingFacts) => acharya?.en ?? 'your acharya',
  rows: (facts: BookingFacts): [string, string][] => [
    ['Pooja', facts.pooja.en],
    ...(facts.acharya ? [['Acharya', facts.acharya.en] as [string, string]] : []),
    ['When', when(facts.startsAt, 'en')],
  ],
  late: ({ lateSince }: Moment) =>
    lateSince ? [`Sorry, this reminder comes late. It should have reached you at ${clock(lateSince, 'en')}.`] : [],
  lateBrief: ({ lateSince }: Moment) => (lateSince ? 'Sorry, this reminder comes late. ' : ''),
  booked: { label: 'See your booking', path: devoteePath },
  console: { label: 'Open your bookings', path: acharyaPath },
}

const hin = {
  when: (at: string) => when(at, 'hin'),
  clock: (at: string) => clock(new Date(at), 'hin'),
  acharya: ({ acharya }: BookingFacts) => acharya?.hin ?? 'आपके आचार्य',
  rows: (facts: BookingFacts): [string, string][] => [
    ['पूजा', facts.pooja.hin],
    ...(facts.acharya ? [['आचार्य', facts.acharya.hin] as [string, string]] : []),
    ['समय', when(facts.startsAt, 'hin')],
  ],
  late: ({ lateSince }: Moment) =>
    lateSince ? [`क्षमा करें, यह सूचना देर से पहुँची है। इसे ${clock(lateSince, 'hin')} बजे पहुँचना था।`] : [],
  lateBrief: ({ lateSince }: Moment) => (lateSince ? 'क्षमा करें, यह सूचना देर से पहुँची है। ' : ''),
  booked: { label: 'अपनी बुकिंग देखें', path: devoteePath },
  console: { label: 'अपनी बुकिंग देखें', path: acharyaPath },
}

const english: Texts = {
  ...yourDayNoticesInEnglish,
  ...orderNoticesInEnglish,
  ...consultationNoticesInEnglish,
  ...applicationNoticesInEnglish,
  ...bankNoticesInEnglish,
  ...operatorNoticesInEnglish,
  bookingConfirmed: (facts) => ({
    title: `Your pooja is booked: ${facts.pooja.en}`,
    brief: `With ${en.acharya(facts)} on ${en.when(facts.startsAt)}.`,
    paragraphs: [
      'Your pooja is booked and paid. We will remind you a day and an hour before it begins.',
      'Have a clean, quiet place ready, and the names and gotra you want in the sankalp. You can join from your bookings at the minute it begins.',
    ],
    rows: [...en.rows(facts), ['Paid', formatRupees(facts.paidPaise, 'en')]],
    link: en.booked,
  }),
  reminderDay: (facts, moment) => {
    const day = nearDay(facts.startsAt, moment.now)
    return {
      title: day
        ? `Your pooja is ${day} at ${en.clock(facts.startsAt)}`
        : `Your pooja begins in ${inHowLong(facts.startsAt, moment.now, 'en')}`,
      brief: `${en.lateBrief(moment)}${facts.pooja.en} with ${en.acharya(facts)}, ${en.when(facts.startsAt)}.`,
      paragraphs: [
        ...en.late(moment),
        `${facts.pooja.en} begins in ${inHowLong(facts.startsAt, moment.now, 'en')}. What to have ready stands on the page of the pooja.`,
      ],
      rows: en.rows(facts),
      link: en.booked,
    }
  },
  reminderHour: (facts, moment) => ({
    title: `Your pooja begins in ${inHowLong(facts.startsAt, moment.now, 'en')}`,
    brief: `${en.lateBrief(moment)}${facts.pooja.en} with ${en.acharya(facts)} at ${en.clock(facts.startsAt)} (India time).`,
    paragraphs: [
      ...en.late(moment),
      `${facts.pooja.en} begins at ${en.clock(facts.startsAt)} (India time). From then on you can join from your bookings, for 30 minutes.`,
    ],
    rows: en.rows(facts),
    link: { ...en.booked, label: 'Go to your booking' },
  }),
  bookingPaidInVain: (facts) => ({
    title: `${formatRupees(facts.paidPaise, 'en')} is in your wallet; the pooja is not booked`,
    brief: `Your payment came after the time was given up. Nothing is lost: choose a time again and pay from your wallet.`,
    paragraphs: [
      `Your payment for ${facts.pooja.en} has arrived, but by then the time was no longer kept for you or its price had changed. So nothing was booked.`,
      `All of it, ${formatRupees(facts.paidPaise, 'en')}, is in your wallet. You can choose a time again and pay from there. Please do not pay a second time.`,
    ],
    rows: [...en.rows(facts), ['In your wallet', formatRupees(facts.paidPaise, 'en')]],
    link: { label: 'To my wallet', path: '/mywallet' },
  }),
  bookingRescheduled: (facts) => ({
    title: `Your pooja has a new time: ${facts.pooja.en}`,
    brief: `Now on ${en.when(facts.startsAt)}, with ${en.acharya(facts)}.`,
    paragraphs: ['Your pooja was moved. The old time is free for others; nothing more is to be paid.'],
    rows: [...en.rows(facts), ['Before', en.when(facts.before)]],
    link: en.booked,
  }),
  bookingCancelled: (facts) => ({
    title: `We are sorry, your pooja cannot take place: ${facts.pooja.en}`,
    brief: `${en.acharya(facts)} had to cancel. All of it, ${formatRupees(facts.refundPaise, 'en')}, is back in your wallet.`,
    paragraphs: [
      `${en.acharya(facts)} had to cancel your pooja. We are sorry: you had counted on this day.`,
      ...(facts.reason ? [`The acharya writes: “${facts.reason}”`] : []),
      `Everything you paid, ${formatRupees(facts.refundPaise, 'en')}, is back in your wallet. You need not do anything. If you still wish for this pooja, you can choose another acharya or another day.`,
    ],
    rows: [...en.rows(facts), ['Refunded', formatRupees(facts.refundPaise, 'en')]],
    link: en.booked,
  }),
  bookingNotHeld: (facts) => ({
    title: `We are sorry, your pooja was not held: ${facts.pooja.en}`,
    brief: `The acharya did not come. All of it, ${formatRupees(facts.refundPaise, 'en')}, is back in your wallet.`,
    paragraphs: [
      `${en.acharya(facts)} did not come to your pooja. That should not have happened, and we are sorry.`,
      `Everything you paid, ${formatRupees(facts.refundPaise, 'en')}, is back in your wallet. You can choose another acharya or another day.`,
    ],
    rows: [...en.rows(facts), ['Refunded', formatRupees(facts.refundPaise, 'en')]],
    link: en.booked,
  }),
  poojaHeldAsked: (facts) => ({
    title: `Was your pooja performed? ${facts.pooja.en}`,
    brief: 'The video call was very short. Please tell us with one press.',
    paragraphs: [
      `Your video call with ${en.acharya(facts)} was very short. Please tell us whether the pooja was performed.`,
      'If it was not, we look into it and you do not lose your money. Until then nothing is paid out for it.',
    ],
    rows: en.rows(facts),
    link: { label: 'Answer', path: devoteePath },
  }),
  poojaNotHeld: (facts) => ({
    title: `We are sorry, your pooja was not performed: ${facts.pooja.en}`,
    brief: `All of it, ${formatRupees(facts.refundPaise, 'en')}, is back in your wallet.`,
    paragraphs: [
      'Your pooja was begun but not performed. We are sorry: you had counted on this day.',
      `Everything you paid, ${formatRupees(facts.refundPaise, 'en')}, is back in your wallet. You can choose another acharya or another day.`,
    ],
    rows: [...en.rows(facts), ['Refunded', formatRupees(facts.refundPaise, 'en')]],
    link: en.booked,
  }),
  bookingSent: (facts) => ({
    title: `${en.acharya(facts)} sent you something from your pooja`,
    brief: `A note or pictures of ${facts.pooja.en} wait for you.`,
    paragraphs: [
      `${en.acharya(facts)} has added a note or pictures to your booking of ${facts.pooja.en}. They stay there for you.`,
    ],
    rows: en.rows(facts),
    link: en.booked,
  }),
  newBooking: (facts) => ({
    title: `New booking: ${facts.pooja.en}`,
    brief: en.when(facts.startsAt),
    paragraphs: [
      'A pooja was booked with you and paid. Names, gotra, place and the sankalp line stand in your console.',
    ],
    rows: [
      ['Pooja', facts.pooja.en],
      ['When', en.when(facts.startsAt)],
    ],
    link: en.console,
  }),
  bookingMovedByDevotee: (facts) => ({
    title: `A booking has a new time: ${facts.pooja.en}`,
    brief: `Now on ${en.when(facts.startsAt)}.`,
    paragraphs: ['The devotee chose another of your free times. The old one can be booked again.'],
    rows: [
      ['Pooja', facts.pooja.en],
      ['When', en.when(facts.startsAt)],
      ['Before', en.when(facts.before)],
    ],
    link: en.console,
  }),
  bookingCancelledByDevotee: (facts) => ({
    title: `A booking was cancelled: ${facts.pooja.en}`,
    brief: `It was on ${en.when(facts.startsAt)}. That time is free again.`,
    paragraphs: ['The devotee cancelled in good time. The time can be booked again.'],
    rows: [
      ['Pooja', facts.pooja.en],
      ['It was on', en.when(facts.startsAt)],
    ],
    link: en.console,
  }),
}

const hindi: Texts = {
  ...yourDayNoticesInHindi,
  ...orderNoticesInHindi,
  ...consultationNoticesInHindi,
  ...applicationNoticesInHindi,
  ...bankNoticesInHindi,
  ...operatorNoticesInHindi,
  bookingConfirmed: (facts) => ({
    title: `आपकी पूजा बुक हो गई: ${facts.pooja.hin}`,
    brief: `${hin.acharya(facts)} के साथ, ${hin.when(facts.startsAt)}।`,
    paragraphs: [
      'आपकी पूजा बुक हो गई है और भुगतान मिल गया है। पूजा से एक दिन और एक घंटा पहले हम आपको याद दिलाएँगे।',
      'एक साफ़, शांत जगह तैयार रखें, और जिन नामों और गोत्र से संकल्प कराना है वे भी। पूजा शुरू होते ही आप अपनी बुकिंग से जुड़ सकते हैं।',
    ],
    rows: [...hin.rows(facts), ['भुगतान', formatRupees(facts.paidPaise, 'hin')]],
    link: hin.booked,
  }),
  reminderDay: (facts, moment) => {
    const day = nearDay(facts.startsAt, moment.now)
    return {
      title: day
        ? `आपकी पूजा ${day === 'today' ? 'आज' : 'कल'} ${hin.clock(facts.startsAt)} बजे है`
        : `आपकी पूजा ${inHowLong(facts.startsAt, moment.now, 'hin')} में शुरू होगी`,
      brief: `${hin.lateBrief(moment)}${facts.pooja.hin}, ${hin.acharya(facts)} के साथ, ${hin.when(facts.startsAt)}।`,
      paragraphs: [
        ...hin.late(moment),
        `आपकी पूजा ${inHowLong(facts.startsAt, moment.now, 'hin')} में शुरू होगी। क्या-क्या तैयार रखना है, यह पूजा के पेज पर लिखा है।`,
      ],
      rows: hin.rows(facts),
      link: hin.booked,
    }
  },
  reminderHour: (facts, moment) => ({
    title: `आपकी पूजा ${inHowLong(facts.startsAt, moment.now, 'hin')} में शुरू होगी`,
    brief: `${hin.lateBrief(moment)}${facts.pooja.hin}, ${hin.acharya(facts)} के साथ, ${hin.clock(facts.startsAt)} बजे (भारतीय समय)।`,
    paragraphs: [
      ...hin.late(moment),
      `आपकी पूजा ${hin.clock(facts.startsAt)} बजे (भारतीय समय) शुरू होगी। तब से 30 मिनट तक आप अपनी बुकिंग से जुड़ सकते हैं।`,
    ],
    rows: hin.rows(facts),
    link: { ...hin.booked, label: 'अपनी बुकिंग पर जाएँ' },
  }),
  bookingPaidInVain: (facts) => ({
    title: `${formatRupees(facts.paidPaise, 'hin')} आपके वॉलेट में हैं; पूजा बुक नहीं हुई`,
    brief: `भुगतान देर से पहुँचा, तब तक समय छूट चुका था। पैसा सुरक्षित है: फिर से समय चुनें और वॉलेट से दें।`,
    paragraphs: [
      `${facts.pooja.hin} के लिए आपका भुगतान आ गया है, पर तब तक वह समय आपके लिए रुका नहीं रहा या उसकी कीमत बदल गई। इसलिए पूजा बुक नहीं हुई।`,
      `पूरी राशि, ${formatRupees(facts.paidPaise, 'hin')}, आपके वॉलेट में है। आप फिर से समय चुनकर वॉलेट से दे सकते हैं। कृपया दोबारा भुगतान न करें।`,
    ],
    rows: [...hin.rows(facts), ['वॉलेट में', formatRupees(facts.paidPaise, 'hin')]],
    link: { label: 'मेरे वॉलेट पर', path: '/mywallet' },
  }),
  bookingRescheduled: (facts) => ({
    title: `आपकी पूजा का नया समय: ${facts.pooja.hin}`,
    brief: `अब ${hin.when(facts.startsAt)}, ${hin.acharya(facts)} के साथ।`,
    paragraphs: ['आपकी पूजा का समय बदल गया है। पुराना समय अब औरों के लिए खुला है; आपको और कुछ नहीं देना है।'],
    rows: [...hin.rows(facts), ['पहले का समय', hin.when(facts.before)]],
    link: hin.booked,
  }),
  bookingCancelled: (facts) => ({
    title: `हमें खेद है, आपकी पूजा नहीं हो पाएगी: ${facts.pooja.hin}`,
    brief: `${hin.acharya(facts)} को पूजा रद्द करनी पड़ी। पूरी राशि, ${formatRupees(facts.refundPaise, 'hin')}, आपके वॉलेट में लौट आई है।`,
    paragraphs: [
      `${hin.acharya(facts)} को आपकी पूजा रद्द करनी पड़ी। हमें सचमुच खेद है; आपने इस दिन के लिए मन बनाया था।`,
      ...(facts.reason ? [`आचार्य लिखते हैं: “${facts.reason}”`] : []),
      `आपने जो दिया था वह पूरा, ${formatRupees(facts.refundPaise, 'hin')}, आपके वॉलेट में लौट आया है। आपको कुछ करना नहीं है। यह पूजा फिर भी करानी हो तो आप दूसरे आचार्य या दूसरा दिन चुन सकते हैं।`,
    ],
    rows: [...hin.rows(facts), ['लौटाई गई राशि', formatRupees(facts.refundPaise, 'hin')]],
    link: hin.booked,
  }),
  bookingNotHeld: (facts) => ({
    title: `हमें खेद है, आपकी पूजा नहीं हो सकी: ${facts.pooja.hin}`,
    brief: `आचार्य नहीं आ सके। पूरी राशि, ${formatRupees(facts.refundPaise, 'hin')}, आपके वॉलेट में लौट आई है।`,
    paragraphs: [
      `${hin.acharya(facts)} आपकी पूजा में नहीं आए। ऐसा नहीं होना चाहिए था, और हमें इसका खेद है।`,
      `आपने जो दिया था वह पूरा, ${formatRupees(facts.refundPaise, 'hin')}, आपके वॉलेट में लौट आया है। आप दूसरे आचार्य या दूसरा दिन चुन सकते हैं।`,
    ],
    rows: [...hin.rows(facts), ['लौटाई गई राशि', formatRupees(facts.refundPaise, 'hin')]],
    link: hin.booked,
  }),
  poojaHeldAsked: (facts) => ({
    title: `क्या आपकी पूजा हुई? ${facts.pooja.hin}`,
    brief: 'वीडियो कॉल बहुत छोटी रही। कृपया एक बार दबाकर हमें बताएँ।',
    paragraphs: [
      `${hin.acharya(facts)} के साथ आपकी वीडियो कॉल बहुत छोटी रही। कृपया हमें बताएँ कि पूजा हुई या नहीं।`,
      'पूजा न हुई हो तो हम देखेंगे, और आपके पैसे नहीं डूबेंगे। तब तक इस पूजा के लिए किसी को भुगतान नहीं किया जाएगा।',
    ],
    rows: hin.rows(facts),
    link: { label: 'जवाब दें', path: devoteePath },
  }),
  poojaNotHeld: (facts) => ({
    title: `हमें खेद है, आपकी पूजा नहीं हो सकी: ${facts.pooja.hin}`,
    brief: `पूरी राशि, ${formatRupees(facts.refundPaise, 'hin')}, आपके वॉलेट में लौट आई है।`,
    paragraphs: [
      'आपकी पूजा शुरू तो हुई, पर पूरी नहीं हो सकी। हमें इसका खेद है; आपने इस दिन के लिए मन बनाया था।',
      `आपने जो दिया था वह पूरा, ${formatRupees(facts.refundPaise, 'hin')}, आपके वॉलेट में लौट आया है। आप दूसरे आचार्य या दूसरा दिन चुन सकते हैं।`,
    ],
    rows: [...hin.rows(facts), ['लौटाई गई राशि', formatRupees(facts.refundPaise, 'hin')]],
    link: hin.booked,
  }),
  bookingSent: (facts) => ({
    title: `${hin.acharya(facts)} ने आपकी पूजा से कुछ भेजा है`,
    brief: `${facts.pooja.hin} का संदेश या तस्वीरें आपकी बुकिंग में हैं।`,
    paragraphs: [`${hin.acharya(facts)} ने ${facts.pooja.hin} की आपकी बुकिंग में संदेश या तस्वीरें जोड़ी हैं। वे आपके लिए वहीं रहेंगी।`],
    rows: hin.rows(facts),
    link: hin.booked,
  }),
  newBooking: (facts) => ({
    title: `नई बुकिंग: ${facts.pooja.hin}`,
    brief: hin.when(facts.startsAt),
    paragraphs: ['आपके साथ एक पूजा बुक हुई है और भुगतान हो चुका है। नाम, गोत्र, स्थान और संकल्प आपके पेज पर हैं।'],
    rows: [
      ['पूजा', facts.pooja.hin],
      ['समय', hin.when(facts.startsAt)],
    ],
    link: hin.console,
  }),
  bookingMovedByDevotee: (facts) => ({
    title: `एक बुकिंग का नया समय: ${facts.pooja.hin}`,
    brief: `अब ${hin.when(facts.startsAt)}।`,
    paragraphs: ['यजमान ने आपका कोई दूसरा खाली समय चुना है। पुराना समय फिर से बुक हो सकता है।'],
    rows: [
      ['पूजा', facts.pooja.hin],
      ['समय', hin.when(facts.startsAt)],
      ['पहले का समय', hin.when(facts.before)],
    ],
    link: hin.console,
  }),
  bookingCancelledByDevotee: (facts) => ({
    title: `एक बुकिंग रद्द हुई: ${facts.pooja.hin}`,
    brief: `समय था ${hin.when(facts.startsAt)}। वह समय अब फिर खाली है।`,
    paragraphs: ['यजमान ने समय रहते बुकिंग रद्द की है। वह समय फिर से बुक हो सकता है।'],
    rows: [
      ['पूजा', facts.pooja.hin],
      ['समय था', hin.when(facts.startsAt)],
    ],
    link: hin.console,
  }),
}

const texts: Record<Language, Texts> = { en: english, hin: hindi }

/** Writes a notice as of the moment it is sent. */
export function writeNotice<Kind extends NoticeKind>(
  kind: Kind,
  facts: NoticeFacts[Kind],
  language: Language,
  moment: Moment,
): NoticeText {
  return texts[language][kind](facts, moment)
}

/** The footer of every letter. */
export const letterFoot: Record<Language, { why: string; change: string }> = {
  en: {
    why: 'You get this letter because you have an account with Sankalp.',
    change: 'Choose what we write to you about',
  },
  hin: { why: 'यह पत्र आपको इसलिए मिला है क्योंकि संकल्प पर आपका खाता है।', change: 'हम आपको किस बारे में लिखें, यह चुनें' },
}
