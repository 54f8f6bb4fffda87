/** What the profile card shows of the person who is signed in. The users and wallet features provide it. */
export type Account = {
  name: string
  /** With its country prefix, as it is to be read. */
  phone: string
  /** Address of the picture, or null for the drawn medallion. */
  picture: string | null
  /** Null while it is not known. */
  balancePaise: number | null
  /** Has a console. */
  isAcharya: boolean
}
