import { fieldText } from '@sankalp/content/field-text'
import { type CountryCode, countryCodes, defaultCountryCode, isMobileNumber, phoneDigits } from '@sankalp/contract'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { useNavigate } from 'react-router'
import { errorWords } from '../../lib/api/words.ts'
import { useEarlyPress } from '../../lib/lazy-form/early-press.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useIsLive } from '../../lib/use-is-live.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/notice.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { TermsLine } from './auth-frame.tsx'
import { announceCode } from './announce-code.ts'
import { NameField, findNameProblem } from './name-field.tsx'
import { readPending } from './pending-sign-in.ts'
import { firstPhone, readPhone } from './phone-input.ts'
import { sendOtp, takeUpCode } from './send-otp.ts'
import { useRedirectTarget } from './use-entrance.ts'

const countries = countryCodes.map((code) => ({ value: code, text: code }))

type Problems = { phone?: boolean; name?: 'required' | 'name' | null }

export const LoginForm = () => <SignInForm asksName={false} />

export const SignUpForm = () => <SignInForm asksName />

/** Asks for the number, and on /signup for the name before it; then requests a code and opens /otp. */
function SignInForm({ asksName }: { asksName: boolean }) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  const navigate = useNavigate()
  const target = useRedirectTarget()
  const isLive = useIsLive()
  const [phone, setPhone] = useState({ country: defaultCountryCode, digits: '' })
  const [name, setName] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [error, setError] = useState<unknown>(null)
  const [isSending, setIsSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const numberInput = useRef<HTMLInputElement>(null)
  const nameInput = useRef<HTMLInputElement>(null)

  // Take over what was typed before the script loaded, filled in by the browser, or entered before the user came back
  // from /otp to change it. The fields hold it until the next render.
  useLayoutEffect(() => {
    const typed = new FormData(form.current!)
    const pending = readPending()
    setPhone(firstPhone(typed, pending))
    if (asksName) setName(nameInput.current?.value || (pending?.name ?? ''))
  }, [asksName])
  useEarlyPress(form)

  const type = (text: string, country: CountryCode) => {
    setPhone(readPhone(text, country))
    setProblems((before) => ({ ...before, phone: false }))
    setError(null)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    try {
      const who = { ...phone, name: asksName ? name.trim() : undefined }
      const found: Problems = {
        phone: !isMobileNumber(who.digits, who.country),
        name: asksName ? await findNameProblem(name) : null,
      }
      setProblems(found)
      if (found.name) return nameInput.current?.focus()
      if (found.phone) return numberInput.current?.focus()
      setError(null)
      announceCode(takeUpCode(who, Date.now()) ?? (await sendOtp(who)), t)
      await navigate(`/otp?redirect=${encodeURIComponent(target)}`)
    } catch (failure) {
      setError(failure)
    } finally {
      setIsSending(false)
    }
  }

  return (
    <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {asksName && <NameField ref={nameInput} value={name} problem={problems.name} onChange={setName} />}
      <PhoneField
        id="phone"
        label={t('phone')}
        hint={t('phoneHint')}
        error={problems.phone && fieldText('phone', language)}
        countryLabel={t('country')}
        countries={countries}
        country={{
          name: 'country_code',
          autoComplete: 'tel-country-code',
          value: phone.country,
          onChange: ({ target }) => type(phone.digits, target.value as CountryCode),
        }}
        number={{
          ref: numberInput,
          name: 'phone_number',
          autoComplete: 'tel-national',
          placeholder: t('phonePlaceholder'),
          required: true,
          value: phone.digits,
          onChange: ({ target }) => type(target.value, phone.country),
        }}
      />
      <FormMessage text={Boolean(error) && t('error', { message: errorWords(error, language, t('sendFailed')) })} />
      {/*
       * The button can be pressed before the script is ready, and the press is replayed. It is hidden without scripts,
       * because the form would be answered in JSON.
       */}
      <Button
        type="submit"
        busy={isSending && t('sending')}
        disabled={isLive && phone.digits.length !== phoneDigits}
        className="noscript:hidden"
      >
        {t('getOtp')}
      </Button>
      <TermsLine />
    </form>
  )
}
