/** What the script of an acharya's page needs to know: whom it is about, and null where the address did not say. */
export type DetailsFacts = { acharyaId: string | null }
