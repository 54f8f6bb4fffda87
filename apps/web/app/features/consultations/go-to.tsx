import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Redirects at once, replacing this page. Lighter than the router's own component, which every page of the site would
 * carry.
 */
export function GoTo({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}
