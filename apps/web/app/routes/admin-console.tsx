import { Outlet } from 'react-router'
import { OperatorFrame } from '../features/operator/frame.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'
import { RequireRole } from '../require-role.tsx'

export const handle: RouteHandle = { namespaces: ['operator'] }

export default function AdminConsole() {
  return (
    <RequireRole of="ROLE_ADMIN">
      <OperatorFrame>
        <Outlet />
      </OperatorFrame>
    </RequireRole>
  )
}
