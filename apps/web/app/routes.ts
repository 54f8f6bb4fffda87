import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** A page of a later issue: it has its title, its place and its guard already. */
const soon = (path: string, id = path) => route(path, 'routes/placeholder.tsx', { id })

export default [
  index('routes/home.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('login', 'routes/login.tsx'),
  route('otp', 'routes/otp.tsx'),
  route('freekundli', 'routes/freekundli.tsx'),
  soon('pooja'),
  route('panchang', 'routes/panchang.tsx'),
  route('panchang/:city/:date?', 'routes/panchang-city.tsx'),
  route('calendar/:city', 'routes/calendar-now.tsx'),
  route('calendar/:city/:year/:month', 'routes/calendar.tsx'),
  route('festivals', 'routes/festivals-now.tsx'),
  route('festivals/:year', 'routes/festivals.tsx'),
  route('choghadiya/:city', 'routes/choghadiya.tsx'),
  route('rahu-kaal/:city', 'routes/rahu-kaal.tsx'),
  soon('blog'),
  soon('blog/:id', 'article'),
  soon('shop'),
  soon('aboutus'),
  route('horoscopePage', 'routes/horoscope-page.tsx'),
  route('todayshoroscope', 'routes/todays-horoscope.tsx'),
  route('horoscope/:sign/:timeframe?', 'routes/horoscope.tsx'),
  route('kundli-form', 'routes/kundli-form.tsx'),
  route('Kundlimatchmaking', 'routes/kundlimatchmaking.tsx'),
  soon('privacy'),
  route('kundli-details', 'routes/kundli-details.tsx'),
  route('kundli-match-details', 'routes/kundli-match-details.tsx'),

  layout('routes/guard.tsx', [
    soon('chatwithastrologer'),
    soon('chatComponent'),
    soon('audioVideoComponent'),
    soon('talkwithastrologer'),
    soon('ChatwithastroForm'),
    soon('IndividualShop'),
    soon('checkout'),
    soon('cart'),
    soon('orderReceived'),
    soon('getmyOrders'),
    soon('PujaDetailsPage/:id', 'PujaDetailsPage'),
    soon('AstrologerDetails'),
    route('profile', 'routes/profile.tsx'),
    soon('bookedpooja'),
    soon('mywallet'),
  ]),

  route('design', 'routes/design.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
