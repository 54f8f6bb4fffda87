/** What the script of a product's page needs to know. */
export type DetailFacts = {
  productId: string
  /** With `#` where the number goes. */
  inCart: string
  /** When the cart could not be changed and no reason came. */
  refused: string
}
