import { fieldText } from '@sankalp/content/error-text'
import { type CountryCode, countryCodes, defaultCountryCode, isMobileNumber, phoneDigits } from '@sankalp/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { useNavigate } from 'react-router'
import { errorWords } from '../../lib/api-words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/notice.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { TermsLine } from './auth-frame.tsx'
import { announceCode } from './announce-code.ts'
import { NameField, findNameProblem } from './name-field.tsx'
import { readPending } from './pending-sign-in.ts'
import { readPhone } from './phone-input.ts'
import { sendOtp, takeUpCode } from './send-otp.ts'

const countries = countryCodes.map((code) => ({ value: code, text: code }))

type Problems = { phone?: boolean; name?: 'required' | 'name' | null }

/** The number, and on /signup the name before it; then a code is sent and /otp takes over. */
export function SignInForm({ target, asksName }: { target: string; asksName: boolean }) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  const navigate = useNavigate()
  const [phone, setPhone] = useState({ country: defaultCountryCode, digits: '' })
  const [name, setName] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [error, setError] = useState<unknown>(null)
  const [isSending, setIsSending] = useState(false)
  const numberInput = useRef<HTMLInputElement>(null)
  const nameInput = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // Typed before the script came, filled in by the browser, or on the way back from /otp to change it.
    const typed = numberInput.current?.value
    const pending = readPending()
    if (typed) setPhone(readPhone(typed, defaultCountryCode))
    else if (pending) setPhone({ country: pending.country, digits: pending.digits })
    if (asksName) setName(nameInput.current?.value || (pending?.name ?? ''))
  }, [asksName])

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
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
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
      <Button type="submit" busy={isSending && t('sending')} disabled={phone.digits.length !== phoneDigits}>
        {t('getOtp')}
      </Button>
      <TermsLine />
    </form>
  )
}
