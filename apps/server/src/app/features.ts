import { type Articles } from '@sankalp/content/articles/open-articles'
import { demoEmails } from '@sankalp/content/company-texts'
import { slotEnd } from '@sankalp/contract/booking-rules'
import type { Sky } from '@sankalp/jyotish'
import { type Gazetteer, placeBySlug as findBySlug, searchPlaces, slugsOfCountry } from '@sankalp/places'
import { createAcharyasFeature } from '../features/acharyas/acharyas.feature.ts'
import { createAddressesFeature } from '../features/addresses/addresses.feature.ts'
import { findToConsult, listAcharyaPages } from '../features/acharyas/acharyas.repository.ts'
import { beginPause, isPaused } from '../features/acharyas/pause.repository.ts'
import { createApplicationsFeature } from '../features/applications/applications.feature.ts'
import { createAuthFeature } from '../features/auth/auth.feature.ts'
import { createBlogFeature } from '../features/blog/blog.feature.ts'
import { createBookingsFeature } from '../features/bookings/bookings.feature.ts'
import { createCartFeature } from '../features/cart/cart.feature.ts'
import { createCompanyFeature } from '../features/company/company.feature.ts'
import { createConsultationsFeature } from '../features/consultations/consultations.feature.ts'
import type { ConsultationTimes } from '../features/consultations/sweep.ts'
import { createContactFeature } from '../features/contact/contact.feature.ts'
import { createDiscoveryFeature } from '../features/discovery/discovery.feature.ts'
import { createHoroscopeFeature } from '../features/horoscope/horoscope.feature.ts'
import { createKundliFeature } from '../features/kundli/kundli.feature.ts'
import { createMatchingFeature } from '../features/matching/matching.feature.ts'
import { createOperatorFeature } from '../features/operator/operator.feature.ts'
import { createOrdersFeature } from '../features/orders/orders.feature.ts'
import { createNoticesFeature } from '../features/notices/notices.feature.ts'
import { createPaymentsFeature } from '../features/payments/payments.feature.ts'
import { createPayoutsFeature } from '../features/payouts/payouts.feature.ts'
import { markOpenPaid, sumUnderWay } from '../features/payouts/payouts.repository.ts'
import { createPanchangFeature } from '../features/panchang/panchang.feature.ts'
import { spotOf } from '../features/panchang/panchang.service.ts'
import { createPlacesFeature } from '../features/places/places.feature.ts'
import { findPlace } from '../features/places/places.routes.ts'
import { createPoojasFeature } from '../features/poojas/poojas.feature.ts'
import { createReviewsFeature } from '../features/reviews/reviews.feature.ts'
import { createSearchFeature } from '../features/search/search.feature.ts'
import { createSecondFactorFeature } from '../features/second-factor/second-factor.feature.ts'
import { createShopFeature } from '../features/shop/shop.feature.ts'
import { createUsersFeature } from '../features/users/users.feature.ts'
import { countUsers, fillProfile, findUser } from '../features/users/users.repository.ts'
import { createYourDayFeature } from '../features/your-day/your-day.feature.ts'
import { createWalletFeature } from '../features/wallet/wallet.feature.ts'
import { expectWithinLimit } from '../features/wallet/daily-limit.ts'
import { createCloseMoney } from '../features/wallet/close-money.ts'
import { lockEarnings, openWallet, readAvailable, readWallet } from '../features/wallet/wallet.repository.ts'
import type { Registry } from 'prom-client'
import type { Clock } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/db/db.ts'
import type { Feature } from '../platform/feature.ts'
import type { MailGateway } from '../platform/gateways/mail/mail.ts'
import { createDemoPayment } from '../platform/gateways/payment/demo/demo-payment.ts'
import { createPaymentGateway } from '../platform/gateways/payment/create-payment.ts'
import type { PushGateway } from '../platform/gateways/push/push.ts'
import type { SmsGateway } from '../platform/gateways/sms/sms.ts'
import type { Storage } from '../platform/gateways/storage/storage.ts'
import type { SendJob } from '../platform/jobs/jobs.ts'
import type { Limits } from '../platform/limits.ts'
import type { OnlineBoard } from '../platform/live/online-board.ts'
import type { LiveTimes } from '../platform/live/times.ts'
import type { Log } from '../platform/log.ts'
import type { PdfThread } from '../platform/pdf/pdf-thread.ts'
import type { Secrets } from '../platform/secrets.ts'
import type { Settings } from '../platform/settings.ts'
import { createAcharyaFigures } from './acharya-figures.ts'
import { createApplicationNotices } from './application-notices.ts'
import { createBankNotices } from './bank-notices.ts'
import { createBookingNotices } from './booking-notices.ts'
import { readCalledSeconds } from './called-seconds.ts'
import { createConsultationNotices } from './consultation-notices.ts'
import { createNumberMarks } from '../platform/number-marks.ts'
import type { SharedClock } from '../platform/shared-clock.ts'
import { eraseFor, exportFor } from './fold.ts'
import { listThingsOf } from './things-of.ts'
import { makeAcharya } from './make-acharya.ts'
import { createMorningNotices } from './morning-notices.ts'
import { createOperatorNotices } from './operator-notices.ts'
import { createOrderNotices } from './order-notices.ts'
import { findDelivered } from './delivered-product.ts'
import { findReviewedBooking } from './reviewed-booking.ts'

/** What the app provides to the features. */
export type Platform = {
  settings: Settings
  db: Db
  clock: Clock
  sharedClock: SharedClock
  log: Log
  limits: Limits
  secrets: Secrets
  jobs: SendJob
  registry: Registry
  board: OnlineBoard
  liveTimes?: LiveTimes
  consultationTimes?: ConsultationTimes
  /** Answers stored by idempotency key. What they hold about a user is erased with the account. */
  idempotency: Feature & { eraseAbout(tx: Tx, ids: readonly string[]): Promise<void> }
  pdfs: PdfThread
  storage: Storage
  sms: SmsGateway
  mail: MailGateway
  /** Null: browsers are not offered push notices. */
  push: PushGateway | null
  /** The pause between batches of letters, if it is not the usual one. */
  noticePauseMs?: number
  articles: Articles
  sky: Sky
  gazetteer: Gazetteer
  /** Public content changes when this transaction commits: every process then renders its pages again. */
  siteChanged: (tx: Tx) => void
  countSiteChanges: () => number
  /** Tells every process and the sockets that sessions have ended. */
  announceEnd: (sessionIds: string[]) => void
}

/** Another process may have changed the catalogue, so the pages that this one has rendered are stale. */
export { countCatalogueChange as noteSiteChange } from '../features/shop/catalogue-changes.ts'

/**
 * Creates every feature and gives each what it needs from the others. Create a new feature here and add it to the list
 * at the end.
 */
export function createFeatures(platform: Platform) {
  const { settings, db, clock, limits } = platform
  const { publicUrl } = settings
  const { sky, gazetteer } = platform
  const marks = createNumberMarks(platform.secrets)
  const placeBySlug = (slug: string) => findPlace(gazetteer, slug)

  const horoscope = createHoroscopeFeature({ sky, clock })
  const blog = createBlogFeature({ ...platform, sky, delhi: spotOf(placeBySlug('delhi')) })
  const poojas = createPoojasFeature(platform)
  const wallet = createWalletFeature({
    ...platform,
    company: settings.company,
    bonusSharePaise: settings.bonusSharePaise,
  })
  const demoPayment = settings.payment.provider === 'demo' ? createDemoPayment({ ...platform, publicUrl }) : null
  const payments = createPaymentsFeature({
    ...platform,
    publicUrl,
    gateway: settings.payment.provider === 'demo' ? demoPayment!.gateway : createPaymentGateway(settings.payment),
    press: demoPayment?.press ?? null,
    wallet: wallet.movements,
    purposes: {
      order: {
        onPaid: (...paid) => orders.purpose.onPaid(...paid),
        onEnded: (...ended) => orders.purpose.onEnded(...ended),
        pathAfter: (orderId) => orders.purpose.pathAfter(orderId),
      },
    },
    recharged: {
      onPaid: (...paid) => bookings.recharged.onPaid(...paid),
      pathAfter: (bookingId) => bookings.recharged.pathAfter(bookingId),
    },
  })
  const shop = createShopFeature(platform)
  const addresses = createAddressesFeature(platform)
  const cart = createCartFeature({ ...platform, findGoods: shop.goods.find, toProduct: shop.toProduct })
  const notices = createNoticesFeature({
    ...platform,
    publicUrl,
    findEmail: async (userId) => (await findUser(db, userId))?.email ?? null,
    findRunningSessions: (sessionIds) => auth.service.findRunningSessions(sessionIds),
  })
  const orders = createOrdersFeature({
    ...platform,
    goods: shop.goods,
    toProduct: shop.toProduct,
    findAddress: addresses.findAddress,
    cart,
    wallet: wallet.movements,
    payments,
    hooks: createOrderNotices(notices.outbox),
    isDemo: settings.mode === 'demo',
    marks,
  })
  const bookings = createBookingsFeature({
    ...platform,
    publicUrl,
    findPlace: placeBySlug,
    wallet: { ...wallet.movements, expectWithinLimit },
    payments,
    fillProfile: (tx, userId, { pinCode, ...details }, now) =>
      fillProfile(tx, userId, { ...details, pincode: pinCode }, now),
    readEarnings: wallet.readEarnings,
    readCalledSeconds,
    hooks: createBookingNotices(notices.outbox, () => clock.now()),
  })
  const reviews = createReviewsFeature({ ...platform, findBooking: findReviewedBooking, findDelivered })
  const consultations = createConsultationsFeature({
    ...platform,
    ice: settings.ice,
    wallet: { ...wallet.movements, readAvailable },
    findAcharya: findToConsult,
    poojaCalls: {
      async findJoinable(tx, asked) {
        const booking = await bookings.findJoinable(tx, asked)
        return booking && { bookingId: booking.id, endsAt: slotEnd(booking.startsAt) }
      },
      async markLive(tx, asked) {
        const booking = await bookings.findJoinable(tx, asked)
        if (booking) await bookings.markLive(tx, booking)
        return booking !== null
      },
    },
    notify: createConsultationNotices(notices.outbox, () => clock.now()),
    pauses: { isPaused, begin: beginPause },
    keepRating: reviews.service.rateConsultation,
  })
  const closeMoney = createCloseMoney({ movements: wallet.movements, payments, sumUnderWay })
  const users = createUsersFeature({
    ...platform,
    onOpen: openWallet,
    async closeMoney(tx, userId, said, now) {
      // Lock in the same order as the code that credits a payment: the payment's row before the wallet's.
      await payments.endUnpaid(tx, userId)
      // Refund before the money is settled.
      await orders.steps.closeFor(tx, userId)
      await consultations.endFor(tx, userId)
      const latePoojasPaise = await bookings.endFor(tx, userId, now)
      await closeMoney(tx, userId, said, latePoojasPaise, now)
    },
    async eraseFor(tx, userId) {
      // List them first: the erasure deletes some of them.
      const things = await listThingsOf(tx, userId)
      await notices.eraseAbout(tx, things)
      await platform.idempotency.eraseAbout(tx, things)
      await eraseFor(features, tx, userId)
    },
    exportFor: (userId) => exportFor(features, userId),
  })
  const auth = createAuthFeature({
    ...platform,
    publicUrl,
    showCodes: settings.sms.provider === 'demo' && settings.mode === 'demo',
    codesPerDay: settings.codesPerDay,
    codeFailuresPerHour: settings.codeFailuresPerHour,
    openAccount: users.service.openAccount,
    operatorsNeedFactor: settings.secondFactor === 'operators',
  })
  const secondFactor = createSecondFactorFeature({
    ...platform,
    findPhone: async (userId) => (await findUser(db, userId))?.phone ?? null,
    proveNumber: auth.service.proveNumber,
    markFactor: auth.service.markFactor,
    endSessionsOf: auth.service.endSessionsOf,
  })

  const acharyas = createAcharyasFeature({
    ...platform,
    findBusy: consultations.findBusy,
    figuresOf: createAcharyaFigures(db, (...asked) => reviews.service.summariesOf(...asked), consultations.readFigures),
  })

  const kundli = createKundliFeature({
    ...platform,
    sky,
    findBirthDay: async (tx, userId) => (await findUser(tx, userId))?.date_of_birth ?? null,
  })
  const yourDay = createYourDayFeature({
    ...platform,
    sky,
    findPlace: (slug) => findBySlug(gazetteer, slug),
    async findHome(userId) {
      const { city, state } = (await findUser(db, userId)) ?? {}
      return (city && searchPlaces(gazetteer, [city, state].filter(Boolean).join(', '), { limit: 1 })[0]) || null
    },
    listCharts: kundli.listSaved,
    listWanting: (after, most) => notices.listWanting('yourDay', after, most),
    send: createMorningNotices(notices.outbox),
  })

  // The order in which an account is erased: what it owns first, its sessions last.
  const features: readonly Feature[] = [
    kundli,
    yourDay,
    acharyas,
    createApplicationsFeature({ ...platform, makeAcharya, onDecided: createApplicationNotices(notices.outbox) }),
    notices,
    reviews,
    consultations,
    createContactFeature({
      ...platform,
      to: settings.company.supportEmail ?? demoEmails.support,
      host: new URL(publicUrl).hostname,
    }),
    createPlacesFeature({ gazetteer }),
    createPanchangFeature({ ...platform, sky, findPlace: placeBySlug, publicUrl }),
    horoscope,
    createMatchingFeature({ ...platform, sky }),
    wallet,
    payments,
    createPayoutsFeature({
      ...platform,
      lockEarnings,
      bonusSharePaise: settings.bonusSharePaise,
      onAccountChanged: createBankNotices(notices.outbox),
    }),
    ...(demoPayment ? [demoPayment.feature] : []),
    poojas,
    bookings,
    shop,
    addresses,
    cart,
    orders,
    createOperatorFeature({
      ...platform,
      wallet: wallet.movements,
      refunds: payments,
      payments,
      markOpenPaid,
      lockEarnings,
      notices: createOperatorNotices(notices.outbox),
      readWallet,
      countOnline: () => platform.board.online().length,
      movesOrdersItself: settings.mode === 'demo',
      endSessionsOf: (tx, userId) => auth.service.endSessionsOf(tx, userId),
      supportEmail: settings.company.supportEmail ?? demoEmails.support,
      host: new URL(publicUrl).hostname,
    }),
    platform.idempotency,
    createCompanyFeature({ settings, clock, countUsers: () => countUsers(db) }),
    createDiscoveryFeature({
      clock,
      limits,
      publicUrl,
      countSiteChanges: platform.countSiteChanges,
      towns: slugsOfCountry(gazetteer, 'IN'),
      listArticles: (language) => blog.service.listAll(language),
      readDayLine: (sign, date, language) => horoscope.service.getDayLine(sign, date, language),
      listPoojas: poojas.service.listPages,
      listProducts: shop.listPages,
      listAcharyas: () => listAcharyaPages(db),
    }),
    blog,
    createSearchFeature({
      findPoojas: (keyword, language, pageSize) => poojas.service.getAllPooja({ page: 1, pageSize, keyword }, language),
      findProducts: (keyword, language, pageSize) =>
        shop.service.getAllProduct({ page: 1, pageSize, keyword }, language),
      findAcharyas: (keyword, language, pageSize) =>
        acharyas.service.getAllAcharya({ page: 1, pageSize, keyword, sort: 'experience' }, language),
      findArticles: (q, language, pageSize) => blog.service.search(q, pageSize, language),
    }),
    secondFactor,
    users,
    auth,
    { name: 'number marks', tidy: () => marks.forgetOld(db, clock.now()) },
  ]
  return {
    features,
    auth: auth.service,
    movements: wallet.movements,
    notices: notices.outbox,
    tickConsultations: consultations.tick,
    beatConsultations: consultations.beat,
    exportUserData: users.service.exportUserData,
  }
}
