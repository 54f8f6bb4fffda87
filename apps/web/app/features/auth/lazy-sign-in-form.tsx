import { lazyForm } from '../../lib/lazy-form/lazy-form.tsx'
import { readTab } from '../../lib/storage.ts'
import { useIsLive } from '../../lib/use-is-live.ts'

const load = () => import('./sign-in-form.tsx')
const forms = {
  login: lazyForm(async () => (await load()).LoginForm, 'h-72'),
  signup: lazyForm(async () => (await load()).SignUpForm, 'h-96'),
}

export function LazySignInForm({ kind }: { kind: keyof typeof forms }) {
  const Form = forms[kind]
  return <Form isAwaited={useIsLive() && readTab('pendingSignIn') !== null} />
}
