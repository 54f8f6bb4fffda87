import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Leads on at once, in the place of this page. Lighter than the router's own, which every page of the site would carry. */
export function GoTo({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}
