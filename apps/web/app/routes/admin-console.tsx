import { Outlet } from 'react-router'
import { OperatorFrame } from '../features/operator/frame.tsx'
import { AskFactor } from '../features/second-factor/ask-factor.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'
import { RequireRole } from '../require-role.tsx'

export const handle: RouteHandle = { namespaces: ['operator'] }

export default function AdminConsole() {
  return (
    <RequireRole of="ROLE_ADMIN">
      <AskFactor setUpPath="/admin/security" />
      <OperatorFrame>
        <Outlet />
      </OperatorFrame>
    </RequireRole>
  )
}
