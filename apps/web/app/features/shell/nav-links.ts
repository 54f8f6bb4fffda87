/** The navigation of the specification, in its order. The texts are in shell.json under `nav`. */
export const navLinks = [
  { key: 'consult', to: '/chatwithastrologer' },
  { key: 'pooja', to: '/pooja' },
  { key: 'horoscope', to: '/horoscopePage' },
  { key: 'kundli', to: '/freekundli' },
  { key: 'matchmaking', to: '/Kundlimatchmaking' },
  { key: 'panchang', to: '/panchang' },
  { key: 'blog', to: '/blog' },
  { key: 'shop', to: '/shop' },
  { key: 'about', to: '/aboutus' },
] as const

/** The other pages of the almanac, listed under Panchang in the menus and in a footer column. */
export const almanacLinks = [
  { key: 'calendar', to: '/calendar' },
  { key: 'festivals', to: '/festivals' },
  { key: 'choghadiya', to: '/choghadiya' },
  { key: 'rahuKaal', to: '/rahu-kaal' },
] as const

/** The links of the profile card, in the order of the specification. */
export const accountLinks = [
  { key: 'profile', to: '/profile' },
  { key: 'poojas', to: '/bookedpooja' },
  { key: 'cart', to: '/cart' },
  { key: 'orders', to: '/getmyOrders' },
  { key: 'wallet', to: '/mywallet' },
  // Our own addition, after the links of the specification.
  { key: 'consultations', to: '/consultations' },
] as const

export const footerColumns = [
  { key: 'services', links: navLinks.slice(0, 5) },
  { key: 'almanac', links: [navLinks[5], ...almanacLinks] },
  {
    key: 'company',
    links: [
      ...navLinks.slice(6),
      { key: 'contact', to: '/contact' },
      { key: 'become', to: '/become-an-acharya' },
      { key: 'privacy', to: '/privacy' },
    ],
  },
] as const

/** Returns `page` for the link of the current page or of a page above it. */
export function currentOf(to: string, pathname: string): 'page' | undefined {
  const [here, link] = [pathname.toLowerCase(), to.toLowerCase()]
  return here === link || here.startsWith(`${link}/`) ? 'page' : undefined
}
