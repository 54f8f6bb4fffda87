import { type ComponentProps, lazy } from 'react'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'

/** Few need it: its script comes when it is shown. */
const RechargeHere = lazy(() => retryImport(() => import('./recharge-here.tsx')))

export function drawRecharge(props: ComponentProps<typeof RechargeHere>) {
  return <RechargeHere {...props} />
}
