import { Outlet } from 'react-router'
import { ConsoleFrame } from '../features/acharya-console/console-frame.tsx'
import { AskFactor } from '../features/second-factor/ask-factor.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'
import { RequireRole } from '../require-role.tsx'

export const handle: RouteHandle = { namespaces: ['acharya-console', 'acharya-live', 'call'] }

export default function AcharyaConsole() {
  return (
    <RequireRole of="ROLE_ACHARYA">
      <AskFactor setUpPath="/acharya/security" />
      <ConsoleFrame>
        <Outlet />
      </ConsoleFrame>
    </RequireRole>
  )
}
