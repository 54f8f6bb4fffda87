/** What the script of the shop's list needs to know. */
export type ListFacts = {
  loading: string
  /** When the next products cannot be fetched at all. */
  offline: string
  /** When the cart could not be changed and no reason came. */
  refused: string
}
