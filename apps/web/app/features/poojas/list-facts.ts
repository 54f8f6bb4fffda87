/** What the script of the list needs to know. */
export type ListFacts = {
  /** Where this list stands: what was added to it is kept under this. */
  address: string
  loading: string
  /** When the next poojas cannot be fetched at all. */
  offline: string
}
