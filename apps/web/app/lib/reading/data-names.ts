/**
 * The `data-*` names by which rendered bodies, page scripts and styles know each other, without the `data-`. A test fails on
 * one in the sources that is not listed here.
 */
export type DataName = keyof DataNames

type DataNames = {
  // Every page
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
  /** A form that React hydrates when somebody turns to it; the value is its name. */ form: string
  /** What stands in an island until then. */ static: ''
  /** Shown when the page's script cannot be loaded. */ unreachable: ''
  /** What is wrong with a field: the field's name, or the text itself. */ problem: string
  /** Copied when the button is pressed. */ copy: string
  /** A button that opens the share sheet. */ share: ''

  // Almanac
  /** Epoch seconds from and to which a row or the wheel's hand lasts. */ from: number
  to: number | string
  /** Set on a row that is running. */ now: ''
  /** The hand of the day wheel, and epoch seconds of its first instant. */ hand: number
  /** Epoch seconds from which the hand stands before its first instant. */ early: number
  /** Set on the hand: outside of its day, or before its first instant. */ idle: ''
  before: ''
  /** A mark of the wheel that is hidden while the hand stands before its first instant. */ late: ''
  /** A graha of the wheel, and where it stands in degrees. */ graha: string
  deg: number
  /** A time in minutes since midnight, and the other date it may be of. */ m: number
  d: string
  /** A link that chooses a notation of times. */ notation: string
  /** Names a fact of the day, for whoever reads the page by a program. */ fact: string
  /** Names a line of the first look at a day. */ first: string
  dawn: string
  /** The date that is shown; in the calendar, that of a button. */ date: string
  today: string
  /** Filled when a new date has begun at the place. */ 'new-day': ''
  /** The card of a place offers towns only. */ towns: ''

  // Home, horoscope and testimonials
  /** An acharya's card by id, and set while they are online. */ acharya: string
  online: ''
  /** A tile of a sign, the mark on the visitor's own, and the line that names it. */ sign: string
  own: ''
  'own-line': ''
  /** The buttons of a row, by the row's id, and their direction. */ 'row-steps': string
  step: number
  /** The testimonials, their buttons, set while they turn, and the other label of the pause button. */ testimonials: ''
  controls: ''
  turn: string
  playing: ''
  other: string

  // An acharya's page
  /** Whether they can be spoken to: online, busy or offline. */ light: string

  // Blog
  /** A card of the list by its article's id. */ blog: string
  /** A link that empties the search. */ clears: ''
  /** Shown while the server searches. */ searching: ''
  /** The text of an article, the entries of its table of contents, and how often it was read. */ reading: ''
  toc: string
  views: ''

  // Poojas
  /** A card of the list by its pooja's id, the list of cards, and set on one that has been added to. */ pooja: string
  cards: ''
  grown: ''
  /** Left out of a card where it is shown in the dialog. */ full: ''
  /** The way to the next part of a list. */ more: ''
  /** In a dialog of more cards: the cards, what it waits for, the button that asks for the next. */ grid: ''
  waiting: ''
  next: ''
  /** The acharyas to choose from, and where it is said that none is chosen. */ choice: ''
  unchosen: ''

  // Shop
  /** A card by its product's id. */ product: string
  /** What puts a product into the cart, by its id; in it the button, and the number with its minus and plus. */ buy: string
  add: ''
  counter: ''
  less: ''
  quantity: ''
  plus: ''
  /** The link to the long list, which the script shows in a dialog. */ long: ''
  /** The drawings of a product: the large one, the links to the others, and the buttons of the enlarged one. */ view: string
  zoom: number
  zoomed: ''
  /** The form of Add to cart and Buy now, and the line that says how many are in the cart. */ order: ''
  'in-cart': ''
  /** The form that asks when a parcel arrives. */ delivery: ''

  // The room of a consultation, for journeys
  /** A message by its number, how far it has got, what the talk has cost, how the line is. */ message: number | string
  tick: string
  charge: number
  line: string

  // Contact
  contact: ''
  failed: ''
  done: ''
  reference: ''
  'no-script': ''

  // Charts
  /** A house of a chart, by its number. */ house: number
}

/** The first element with a name. */
export function find(root: ParentNode, name: DataName): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-${name}]`)
}

export function findAll<E extends Element = HTMLElement>(root: ParentNode, name: DataName): E[] {
  return [...root.querySelectorAll<E>(`[data-${name}]`)]
}
