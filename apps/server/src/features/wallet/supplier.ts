import { demoCompany } from '@sankalp/content/company-texts'
import { type GstState, stateOfGstin } from '@sankalp/contract/gst'
import type { CompanySettings } from '../../platform/company-settings.ts'

/** Who stands on a tax invoice as its supplier, as it is frozen with it. */
export type Supplier = { name: string; address: string | null; gstin: string | null; state: GstState }

/** Where the settings name nobody: only ever in the demo. The number is one that nobody can have, in the state of its address. */
export const demoSupplier: Supplier = {
  name: demoCompany.name.en,
  address: demoCompany.address.en,
  gstin: '09AAAAA0000A1Z5',
  state: 'Uttar Pradesh',
}

/** Its state is that of its GST number: tax is paid where a business is registered. */
export function supplierOf({ name, address, gstin }: CompanySettings): Supplier {
  if (name === null && gstin === null) return demoSupplier
  return {
    name: name ?? demoSupplier.name,
    address,
    gstin,
    state: (gstin && stateOfGstin(gstin)) || demoSupplier.state,
  }
}
