import type { Language } from '@sankalp/contract'
import type { AcharyaLanguage, AcharyaSpeciality, AcharyaType } from '@sankalp/contract/acharya-keys'
import type { HsnCode } from '@sankalp/contract/goods-tax'
import type { PoojaConcern } from '@sankalp/contract/pooja-keys'
import type { PoojaDetails } from '@sankalp/contract/poojas'
import type { ProductCategory, ProductPurpose } from '@sankalp/contract/shop-keys'
import type { Profile } from '@sankalp/contract/users'

/** The entries of the demo's catalogue. Amounts are whole rupees here, as a person would write them. */

type BothLanguages = Record<Language, string>

export type DemoAcharya = {
  /** The number of their account, from the unused block 90000 000xx. */
  phone: string
  account: Profile
  name: BothLanguages
  bio: BothLanguages
  type: AcharyaType
  languages: readonly AcharyaLanguage[]
  specialities: readonly AcharyaSpeciality[]
  practisingSince: number
  /** Names their portrait among the illustrations: `acharyas/<portrait>`. */
  portrait: string
  rupeesPerMinute: { chat: number; audio: number; video: number }
  /** Whether the acharya is at the console while the demo runs. */
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

/** The texts of a pooja's page, and the concerns it is held for. */
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
  /** The number of the report, if one is claimed. The demo's are marked as invented: no laboratory has written them. */
  certificate?: string
  hsn: HsnCode
  drawing: string
  rupees: number
  discountPercent: number
  stock: number
}
