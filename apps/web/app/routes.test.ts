import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { placeholders } from './features/placeholder/placeholders.ts'
import routes from './routes.ts'

// The route list of the specification, word for word.
const publicPaths =
  '/ /signup /login /otp /freekundli /pooja /panchang /blog /blog/:id /shop /aboutus /horoscopePage /todayshoroscope /kundli-form /Kundlimatchmaking /privacy'
const guardedPaths =
  '/chatwithastrologer /chatComponent /audioVideoComponent /talkwithastrologer /ChatwithastroForm /IndividualShop /checkout /cart /orderReceived /getmyOrders /PujaDetailsPage/:id /AstrologerDetails /profile /bookedpooja /mywallet'
const openedByTheProduct = '/kundli-details /kundli-match-details'

type Found = { path: string; id: string; file: string; guarded: boolean }

function list(entries: RouteConfigEntry[], guarded = false): Found[] {
  return entries.flatMap(({ path, index, id = '', file, children }) => {
    const own = path !== undefined || index ? [{ path: `/${path ?? ''}`, id, file, guarded }] : []
    return [...own, ...list(children ?? [], guarded || file === 'routes/guard.tsx')]
  })
}

const all = list(routes)

test('every public route of the specification exists and asks nobody to sign in', () => {
  const open = all.filter(({ guarded }) => !guarded).map(({ path }) => path)
  expect(open).toEqual(expect.arrayContaining([...publicPaths.split(' '), ...openedByTheProduct.split(' ')]))
})

test('every route of the second list, and no other, stands behind the guard', () => {
  const guarded = all.filter((route) => route.guarded).map(({ path }) => path)
  expect(guarded.toSorted()).toEqual(guardedPaths.split(' ').toSorted())
})

test('every placeholder route has its entry, and no entry is left without a route', () => {
  const ids = all.filter(({ file }) => file === 'routes/placeholder.tsx').map(({ id }) => id)
  expect(ids.toSorted()).toEqual(Object.keys(placeholders).toSorted())
})
