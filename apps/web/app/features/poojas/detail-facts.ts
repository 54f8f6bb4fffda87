/** What the script of a pooja's page needs to know. */
export type DetailFacts = {
  selectFirst: string
  loading: string
  /** When the other acharyas cannot be fetched. */
  failed: string
}
