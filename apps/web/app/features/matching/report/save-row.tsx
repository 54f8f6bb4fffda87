import { useState } from 'react'
import { useLocation } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useSession } from '../../../lib/session/session.ts'
import { loginPath } from '../../../lib/session/redirect.ts'
import { writeTab } from '../../../lib/storage.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { type MatchCase, encodeMatchLink } from '../couple.ts'
import { type Partner, partners } from '../partner-values.ts'
import { useReportWords } from './report-words.ts'
import { savePartner } from './save-partner.ts'

/** Saves either chart in the account on an explicit tap; a guest signs in first and comes back to the report. */
export function SaveRow({ match }: { match: MatchCase }) {
  const t = useReportWords()
  const { signedIn } = useSession()
  const { pathname } = useLocation()
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {signedIn ? (
          partners.map((partner) => <SaveButton key={partner} partner={partner} match={match} />)
        ) : (
          // The births wait in this tab's storage: in the address of the sign-in they would reach the server.
          <LinkButton
            kind="quiet"
            href={loginPath(pathname)}
            onClick={() => writeTab('matchAfterSignIn', encodeMatchLink(match))}
          >
            {t('keep.signIn')}
          </LinkButton>
        )}
      </div>
      <p className="text-sm text-ink-soft">{t('keep.saveNote')}</p>
    </div>
  )
}

function SaveButton({ partner, match }: { partner: Partner; match: MatchCase }) {
  const t = useReportWords()
  const language = useLanguage()
  const [progress, setProgress] = useState<'idle' | 'saving' | 'saved'>('idle')
  const birth = match.couple[partner]
  const save = async () => {
    setProgress('saving')
    try {
      await savePartner(birth)
      setProgress('saved')
      showToast('success', t('keep.saved', { name: birth.name }))
    } catch (error) {
      setProgress('idle')
      showToast('error', `${t('keep.saveFailed')}. ${errorWords(error, language, '')}`)
    }
  }
  return (
    <Button
      kind="quiet"
      busy={progress === 'saving' && t('keep.saving')}
      disabled={progress === 'saved'}
      onClick={() => void save()}
      className="wrap-anywhere"
    >
      {t(progress === 'saved' ? 'keep.saved' : 'keep.save', { name: birth.name })}
    </Button>
  )
}
