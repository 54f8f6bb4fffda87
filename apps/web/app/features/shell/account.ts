/** The details of the signed-in user that the profile card shows. The users and wallet features provide them. */
export type Account = {
  name: string
  /** With the country prefix, formatted for display. */
  phone: string
  /** Address of the picture, or null for the drawn medallion. */
  picture: string | null
  /** Null while unknown. */
  balancePaise: number | null
  /** True if the user has an acharya console. */
  isAcharya: boolean
}
