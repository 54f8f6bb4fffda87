import { data } from 'react-router'

/**
 * Matches every path that no other route matches. The root's error page shows the message; the status is for machines.
 */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
