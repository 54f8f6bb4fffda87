import { demoCompany } from '@sankalp/content/company-texts'
import { type GstState, stateOfGstin } from '@sankalp/contract/gst'
import type { CompanySettings } from '../../platform/company-settings.ts'

/** The supplier on a tax invoice, as frozen with it. */
export type Supplier = { name: string; address: string | null; gstin: string | null; state: GstState }

/**
 * Used when the settings name no company, which only the demo allows. Its GST number has the state of its address and
 * cannot belong to a real company.
 */
export const demoSupplier: Supplier = {
  name: demoCompany.name.en,
  address: demoCompany.address.en,
  gstin: '09AAAAA0000A1Z5',
  state: 'Uttar Pradesh',
}

/** Returns the supplier. Its state is that of its GST number, because tax is paid where a business is registered. */
export function supplierOf({ name, address, gstin }: CompanySettings): Supplier {
  if (name === null && gstin === null) return demoSupplier
  return {
    name: name ?? demoSupplier.name,
    address,
    gstin,
    state: (gstin && stateOfGstin(gstin)) || demoSupplier.state,
  }
}
