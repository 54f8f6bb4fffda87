import { type ReactNode, createContext } from 'react'

export type RechargePartProps = {
  /** A payment was begun. */
  onBegun: () => void
  /** What a credit of so many rupees is worth in this talk. */
  worthOf: (rupees: number) => string
}

/**
 * Draws the packs of the wallet and the payment on its way, as the wallet feature shows them inside a room. The route
 * provides it, since features do not import each other.
 */
export const RechargePart = createContext<((props: RechargePartProps) => ReactNode) | null>(null)
