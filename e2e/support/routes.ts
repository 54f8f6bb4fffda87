/** The routes of the specification, written out: the product may not lose one of them. */
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
  '/IndividualShop',
  '/checkout',
  '/cart',
  '/orderReceived',
  '/getmyOrders',
  '/PujaDetailsPage/1',
  '/AstrologerDetails',
  '/profile',
  '/bookedpooja',
  '/mywallet',
] as const

/** The pages of the sign-in send somebody who is signed in away. */
export const entranceRoutes = ['/signup', '/login', '/otp'] as const

export const openRoutes = publicRoutes.filter((route) => !entranceRoutes.some((entrance) => entrance === route))
