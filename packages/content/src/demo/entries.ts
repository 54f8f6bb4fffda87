import type { Language } from '@sankalp/contract'
import type { AcharyaLanguage, AcharyaSpeciality, AcharyaType } from '@sankalp/contract/acharya-keys'
import type { HsnCode } from '@sankalp/contract/goods-tax'
import type { PoojaConcern } from '@sankalp/contract/pooja-keys'
import type { PoojaDetails } from '@sankalp/contract/poojas'
import type { ProductCategory, ProductPurpose } from '@sankalp/contract/shop-keys'
import type { Profile } from '@sankalp/contract/users'

/** What the demo's catalogue is made of. Amounts are whole rupees here, as a person would write them down. */

type BothLanguages = Record<Language, string>

export type DemoAcharya = {
  /** Their account's number; all of them lie in the block 90000 000xx, which nobody has. */
  phone: string
  account: Profile
  name: BothLanguages
  bio: BothLanguages
  type: AcharyaType
  languages: readonly AcharyaLanguage[]
  specialities: readonly AcharyaSpeciality[]
  practisingSince: number
  /** What their medallion is drawn from (ui/drawings/portrait). */
  portrait: string
  rupeesPerMinute: { chat: number; audio: number; video: number }
  /** Whether they sit at their console while the demo runs. */
  present: boolean
}

export type DemoPooja = {
  id: string
  name: BothLanguages
  description: BothLanguages
  about: BothLanguages
  drawing: string
  rupees: number
  minutes: number
  festivals: readonly string[]
}

/** What a pooja's page tells of it, and what people keep it for. */
export type DemoPoojaDetails = Record<Language, PoojaDetails> & { concerns: readonly PoojaConcern[] }

export type DemoProduct = {
  id: string
  sku: string
  category: ProductCategory
  name: BothLanguages
  type: BothLanguages
  colour: BothLanguages
  description: BothLanguages
  purposes: readonly ProductPurpose[]
  material: BothLanguages
  size: BothLanguages
  weightGrams: number
  /** Of the report, where one is claimed. The demo's are marked as such: no laboratory has written them. */
  certificate?: string
  hsn: HsnCode
  drawing: string
  rupees: number
  discountPercent: number
  stock: number
}
