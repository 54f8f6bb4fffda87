import { isProfileComplete } from '@sankalp/contract/profile-rules'
import type { User } from '@sankalp/contract/users'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { ActionBar } from './action-bar.tsx'
import type { StepProps } from './step-props.ts'

type ModeStepProps = StepProps & { user: User | undefined }

/** Asks for online or offline; the following steps require a complete profile. */
export function ModeStep({ hand, lines, user, pathOf, goTo }: ModeStepProps) {
  const { t } = useTranslation('bookings')
  const navigate = useNavigate()
  const [isMissing, setIsMissing] = useState(false)
  const { mode } = hand.draft

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(mode === '')
    if (mode === '' || !user) return
    if (isProfileComplete(user)) return goTo('time')
    showToast('error', t('mode.incomplete'))
    void navigate(`/profile?redirect=${encodeURIComponent(pathOf('mode'))}`)
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-6">
      <fieldset className="grid gap-3">
        <legend className="mb-3">
          <Heading level={2}>{t('mode.title')}</Heading>
        </legend>
        <Way
          title={t('mode.online')}
          text={t('mode.onlineText')}
          value="Online"
          isChosen={mode === 'Online'}
          onChoose={() => {
            hand.change({ mode: 'Online' })
            setIsMissing(false)
          }}
        />
        <Way title={t('mode.offline')} text={t('mode.offlineText')} value="Offline" isChosen={false} disabled />
      </fieldset>
      <ActionBar lines={lines} message={<FormMessage text={isMissing && t('mode.missing')} />}>
        <Button type="submit" busy={!user && t('mode.checking')}>
          {t('mode.continue')}
        </Button>
      </ActionBar>
    </form>
  )
}

type WayProps = {
  title: string
  text: string
  value: string
  isChosen: boolean
  disabled?: boolean
  onChoose?: () => void
}

function Way({ title, text, value, isChosen, disabled, onChoose }: WayProps) {
  const id = useId()
  return (
    <label
      className={classes(
        'flex items-start gap-3 rounded-lg border p-4',
        disabled
          ? 'cursor-not-allowed border-rule bg-paper-sunk text-ink-soft'
          : 'cursor-pointer bg-paper-raised hover:border-ink',
        !disabled && (isChosen ? 'border-2 border-marigold' : 'border-rule-strong'),
      )}
    >
      <input
        type="radio"
        name="bookingType"
        value={value}
        checked={isChosen}
        disabled={disabled}
        onChange={() => onChoose?.()}
        aria-label={title}
        aria-describedby={id}
        className="mt-1 size-5 shrink-0 accent-sindoor"
      />
      <span className="grid gap-1">
        <span className="text-lg font-semibold">{title}</span>
        <span id={id} className="text-ink-soft">
          {text}
        </span>
      </span>
    </label>
  )
}
