import { data } from 'react-router'

/** Whatever no other route knows. The root's error page says it; the status says it to machines. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
