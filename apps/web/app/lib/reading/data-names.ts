/**
 * The `data-*` names shared by rendered bodies, page scripts and styles, without the `data-`. A test fails on a name in
 * the sources that is not listed here.
 */
export type DataName = keyof DataNames

type DataNames = {
  // Every page
  /** On the document, once it is hydrated: for journeys. */ live: ''
  /** A link that the browser follows itself. */ plain: ''
  /** A link after which the reader stays at the same height of the page. */ stay: ''
  /** A form that needs its script: presses are held until it is loaded. */ held: ''
  /** Set on a held form that was pressed. */ pressed: ''
  /** On the inert module script: what to preload when it is started. */ preload: string
  /** On the document: a room fills the screen, and nothing of the site stands around it. */ filled: ''

  // Reading pages
  /** Exchanged when the next page has the same frame; also the name of a sector of the day wheel. */ part: string
  /** Where the focus goes when the focused link is gone with its part. */ landing: ''
  /** A React part takes this place; the value is its name. */ island: string
  /** The server-rendered content of an island until its script runs. */ static: ''
  /** Copied when the button is pressed. */ copy: string
  /** A button that opens the share sheet. */ share: ''

  // Almanac
  /** Epoch seconds from and to which a row or the wheel's hand lasts. */ from: number
  to: number | string
  /** Set on a row that is running. */ now: ''
  /** Epoch seconds of a beginning, and the words in which the browser writes how long it is until then. */ begins: number
  words: string
  /** The hand of the day wheel, and epoch seconds of its first instant. */ hand: number
  /** Epoch seconds from which the hand stands before its first instant. */ early: number
  /** Set on the hand: outside of its day, or before its first instant. */ idle: ''
  before: ''
  /** A mark of the wheel that is hidden while the hand stands before its first instant. */ late: ''
  /** A graha of the wheel, and where it stands in degrees. */ graha: string
  deg: number
  /** Below the wheel: names the part that was tapped or has the focus. */ 'wheel-name': ''
  /** A time in minutes since midnight, and the other date it may be of. */ m: number
  d: string
  /** A link that chooses a notation of times. */ notation: string
  /** Names a fact of the day, for programs that read the page. */ fact: string
  /** Names a line of the first look at a day. */ first: string
  dawn: string
  /** The date that is shown; in the calendar, that of a button. */ date: string
  today: string
  /** Filled when a new date has begun at the place. */ 'new-day': ''
  /** The card of a place offers towns only. */ towns: ''

  // Home, horoscope and testimonials
  /** A tile of a sign, the mark on the visitor's own, and the line that names it. */ sign: string
  own: ''
  /** The testimonials, for journeys. */ testimonials: ''

  // An acharya's page
  /** Whether they can be spoken to: online, busy or offline. */ light: string

  // Consultations
  /** The bar of a running talk, which the top of every page makes room for. */ 'running-talk': ''

  // Blog
  /** A card of the list by its article's id. */ blog: string
  /** A link that empties the search. */ clears: ''
  /** Shown while the server searches. */ searching: ''
  /** The link to the article in the other language. */ other: string
  /** The text of an article, the entries of its table of contents, and how often it was read. */ reading: ''
  toc: string
  views: ''

  // Poojas and shop, for journeys
  /** A card by what it shows. */ pooja: string
  product: string
  /** The way to the next part of a list, and to the long list. */ more: ''
  long: ''

  // The bar of every page
  /** Set on the mark of the cart while something is in it. */ 'in-cart': ''

  // The room of a consultation, for journeys
  /** A message by its number, how far it has got, what the talk has cost, how the line is. */ message: number | string
  tick: string
  charge: number
  line: string

  // Contact, for journeys
  reference: ''

  // Charts
  /** A house of a chart, by its number. */ house: number
  /** The same, of a house that a cause points at. */ lit: number
}

/** Returns the first element with a name. */
export function find(root: ParentNode, name: DataName): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-${name}]`)
}

export function findAll<E extends Element = HTMLElement>(root: ParentNode, name: DataName): E[] {
  return [...root.querySelectorAll<E>(`[data-${name}]`)]
}
