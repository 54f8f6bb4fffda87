/** The data that the script of an acharya's page needs: the acharya, or null if the address names none. */
export type DetailsFacts = { acharyaId: string | null }
