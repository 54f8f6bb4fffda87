import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

// The route list of the specification, verbatim.
const publicPaths =
  '/ /signup /login /otp /freekundli /pooja /panchang /blog /blog/:id /shop /aboutus /horoscopePage /todayshoroscope /kundli-form /Kundlimatchmaking /privacy'
const guardedPaths =
  '/chatwithastrologer /chatComponent /audioVideoComponent /talkwithastrologer /ChatwithastroForm /checkout /orderReceived /getmyOrders /profile /bookedpooja /mywallet'
const guardedByTheProduct =
  '/mywallet/receipt/:transferId /PujaDetailsPage/:id/book/:step? /consultations /consultations/:id'
const acharyaPaths =
  'acharya acharya/bookings acharya/consultations acharya/profile acharya/hours acharya/earnings acharya/statement acharya/security'
const adminPaths =
  'admin admin/list/:list admin/account/:accountId admin/payout/:proposalId admin/packing admin/application/:applicationId admin/security admin/product/:productId admin/keep/:what/:id admin/new/:what'
const consolePaths = `${acharyaPaths} ${adminPaths}`.replaceAll(/(^| )/g, '$1/')
const openedByTheProduct =
  '/kundli-details /kundli-match-details /PujaDetailsPage/:id /IndividualShop /cart /AstrologerDetails /become-an-acharya /search'

test('requires its role for each console', () => {
  const parents = routes.flatMap(({ children = [] }) => children).filter(({ children }) => children)
  expect(parents.map(({ file, children }) => [file, children?.map(({ path }) => path)])).toEqual([
    ['routes/acharya-console.tsx', acharyaPaths.split(' ')],
    ['routes/admin-console.tsx', adminPaths.split(' ')],
  ])
})

type Found = { path: string; id: string; file: string; guarded: boolean }

function list(entries: RouteConfigEntry[], guarded = false): Found[] {
  return entries.flatMap(({ path, index, id = '', file, children }) => {
    const own = path !== undefined || index ? [{ path: `/${path ?? ''}`, id, file, guarded }] : []
    return [...own, ...list(children ?? [], guarded || file === 'routes/guard.tsx')]
  })
}

const all = list(routes)

test('has every public route of the specification without a sign-in', () => {
  const open = all.filter(({ guarded }) => !guarded).map(({ path }) => path)
  expect(open).toEqual(expect.arrayContaining([...publicPaths.split(' '), ...openedByTheProduct.split(' ')]))
})

test('puts every route of the second list and the consoles behind the guard, and no other', () => {
  const guarded = all.filter((route) => route.guarded).map(({ path }) => path)
  expect(guarded.toSorted()).toEqual(
    [...guardedPaths.split(' '), ...guardedByTheProduct.split(' '), ...consolePaths.split(' ')].toSorted(),
  )
})
