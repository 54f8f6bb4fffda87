import { lateForm } from '../../lib/late-form.tsx'
import { readTab } from '../../lib/storage.ts'
import { useIsLive } from '../../lib/use-is-live.ts'

const load = () => import('./sign-in-form.tsx')
const forms = {
  login: lateForm(async () => (await load()).LoginForm, 'h-72'),
  signup: lateForm(async () => (await load()).SignUpForm, 'h-96'),
}

export function LateForm({ kind }: { kind: keyof typeof forms }) {
  const Form = forms[kind]
  return <Form isAwaited={useIsLive() && readTab('pendingSignIn') !== null} />
}
