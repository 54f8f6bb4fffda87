import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Renders nothing until the first message; most visits never need the code behind it. */
export function ToastHost({ label }: { label: string }) {
  const [needed, setNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setNeeded(true)), [])
  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <Toaster label={label} />
    </Suspense>
  )
}
