/** The pages that visitors reach from a search engine: their weight and speed are measured. */
export const publicPages = [
  { path: '/', name: 'home' },
  { path: '/freekundli', name: 'free Kundli' },
  { path: '/Kundlimatchmaking', name: 'matching' },
  { path: '/panchang', name: 'Panchang' },
  { path: '/panchang/varanasi', name: 'Panchang of a city' },
  { path: '/horoscopePage', name: 'horoscope tabs' },
  { path: '/horoscope/virgo/today', name: 'horoscope of a sign' },
  { path: '/blog', name: 'blog list' },
  { path: '/blog/diwali-date', name: 'article' },
  { path: '/aboutus', name: 'about us' },
  { path: '/contact', name: 'contact' },
  { path: '/pooja', name: 'poojas' },
  { path: '/PujaDetailsPage/satyanarayan', name: 'a pooja' },
  { path: '/shop', name: 'shop' },
  { path: '/IndividualShop?id=five-mukhi-rudraksha', name: 'a product' },
] as const
