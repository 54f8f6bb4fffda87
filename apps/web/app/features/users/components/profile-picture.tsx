import { commonErrorText } from '@sankalp/content/common-error-text'
import { picture as limits } from '@sankalp/contract/constants'
import type { User } from '@sankalp/contract/users'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { showToast } from '../../../lib/toast.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { useUploadPicture } from '../api/upload-picture.ts'
import { type PictureProblem, checkPicture } from '../picture-check.ts'
import { UploadProgress } from './upload-progress.tsx'

type ProfilePictureProps = { user: User; name: string; picture: string | null }

/** A file that is not stored yet, and a URL for its preview. */
type Chosen = { file: File; preview: string }

const pictureRefusals = ['PICTURE_NOT_JPEG', 'PICTURE_TOO_LARGE', 'PICTURE_UNREADABLE'] as const

/**
 * Shows the picture and lets the user change it. The new picture is checked, previewed and uploaded before it replaces
 * the old one.
 */
export function ProfilePicture({ user, name, picture }: ProfilePictureProps) {
  const { t } = useTranslation('users')
  const language = useLanguage()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const { mutateAsync, isPending, error, reset, sent } = useUploadPicture(user._id)

  const replace = (file: File | null) => {
    if (chosen) URL.revokeObjectURL(chosen.preview)
    setChosen(file && { file, preview: URL.createObjectURL(file) })
  }

  const upload = async (file: File) => {
    try {
      await mutateAsync(file)
      replace(null)
      showToast('success', t('picture.done'))
    } catch (failure) {
      // Discard a file that the server cannot use: a retry would not help.
      if (pictureRefusals.some((code) => refusalFacts(failure, code))) replace(null)
    }
  }

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Let the user choose the same file again after a failure.
    target.value = ''
    if (!file) return
    const found = await checkPicture(file)
    setProblem(found)
    reset()
    replace(found ? null : file)
    if (!found) await upload(file)
  }

  return (
    <div className="grid content-start gap-4">
      <Avatar picture={chosen?.preview ?? picture} name={name} size={128} alt={t('picture.alt')} />
      <FileField
        id="profile-picture"
        name="profileImage"
        label={t('picture.title')}
        hint={t('picture.hint')}
        button={t(picture ? 'picture.change' : 'picture.choose')}
        accept="image/jpeg,.jpg,.jpeg"
        disabled={isPending}
        error={problem && commonErrorText(problem, { limitBytes: limits.maxBytes }, language)}
        onChange={(event) => void choose(event)}
      />
      {isPending && <UploadProgress sent={sent} />}
      <FormMessage
        text={
          Boolean(error) &&
          t('failedBecause', { what: t('picture.failed'), why: errorWords(error, language, '') }).trim()
        }
      />
      {Boolean(error) && chosen && (
        <Button kind="quiet" onClick={() => void upload(chosen.file)}>
          {t('picture.again')}
        </Button>
      )}
    </div>
  )
}
