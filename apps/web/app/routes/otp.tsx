/** Written by the sign-in feature. */
export default function Page() {
  return null
}
