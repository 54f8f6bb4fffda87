import { fieldText } from '@sankalp/content/field-text'
import type { FieldProblem } from '@sankalp/contract'
import { addressLimits, addressRules } from '@sankalp/contract/address-rules'
import type { Address } from '@sankalp/contract/addresses'
import { indianStates } from '@sankalp/contract/indian-states'
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { FormSelectField, FormTextField } from '../../../lib/form/fields.tsx'
import { focusField } from '../../../lib/form/focus-field.ts'
import { Form } from '../../../lib/form/form.tsx'
import { rulesResolver } from '../../../lib/form/rules-resolver.ts'
import { showServerProblems } from '../../../lib/form/server-problems.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { toLatinDigits } from '../../../lib/latin-digits.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice-fields.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { usePinCodePlace } from '../../../shared/places/use-pin-code-place.ts'
import { useSaveAddress } from '../api/addresses.ts'
import { type AddressField, type AddressValues, addressFields, toAddressBody } from './address-values.ts'

const checkAddress = rulesResolver<AddressValues>(addressRules)

type AddressFormProps = {
  /** The address to edit; null creates a new one. */
  address: Address | null
  values: AddressValues
  /** Called with the form's values, so that a refresh does not lose them. */
  onTyped: (values: AddressValues) => void
  onSaved: (address: Address) => void
  /** Null if there is nothing to return to. */
  onCancel: (() => void) | null
  /** Set while the form is there: saves the typed address and returns it, or returns null if a field is wrong. */
  saver: RefObject<SaveTyped | null>
}

export type SaveTyped = () => Promise<Address | null>

/** Asks for the delivery address. The PIN code fills in the state and, if possible, the town; both can be changed. */
export function AddressForm({ address, values, onTyped, onSaved, onCancel, saver }: AddressFormProps) {
  const { t } = useTranslation(['checkout', 'users'])
  const language = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  const [isDefault, setIsDefault] = useState(address?.isDefault ?? false)
  const { save, isPending, error, reset } = useSaveAddress(address?._id ?? '')
  const form = useForm<AddressValues>({ defaultValues: values, resolver: checkAddress, shouldFocusError: false })

  const lookUpPinCode = usePinCodePlace({
    first: values.pinCode,
    read: () => form.getValues('pinCode'),
    fill: ({ state, city }) => {
      form.setValue('state', state, { shouldValidate: form.formState.isSubmitted })
      if (city) form.setValue('city', city, { shouldValidate: form.formState.isSubmitted })
    },
  })
  const onChange = useEffectEvent((typed: AddressValues) => {
    onTyped(typed)
    void lookUpPinCode()
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values: typed }) => onChange(typed) }),
    [form],
  )

  const focusFirst = (names: readonly string[]) => {
    const first = addressFields.find((field) => names.includes(field))
    if (first) focusField(element.current, first)
  }
  const send = async (typed: AddressValues): Promise<Address | null> => {
    try {
      const saved = await save(toAddressBody(typed, isDefault))
      showToast('success', t(address ? 'address.updated' : 'address.saved'))
      onSaved(saved)
      return saved
    } catch (failure) {
      if (refusalFacts(failure, 'NOT_DELIVERED_THERE')) {
        form.setError('pinCode', { type: 'pincode' })
        focusFirst(['pinCode'])
        return null
      }
      const wrong = showServerProblems(form, failure, addressFields)
      if (wrong) focusFirst([wrong])
      return null
    }
  }
  const saveTyped: SaveTyped = async () => {
    let saved: Address | null = null
    reset()
    await form.handleSubmit(
      async (typed) => void (saved = await send(typed)),
      (errors) => focusFirst(Object.keys(errors)),
    )()
    return saved
  }
  const submit = useOneAtATime(async () => void (await saveTyped()))
  useImperativeHandle(saver, () => saveTyped)

  const problemText = (_: AddressField, problem: FieldProblem) =>
    problem === 'required' ? t('address.missing') : fieldText(problem, language)
  const field = (name: AddressField) => ({ name, id: `address-${name}`, label: t(`address.${name}`), required: true })
  const digits = (typed: string) => toLatinDigits(typed).replace(/\D/g, '')
  const states = indianStates.map((value) => ({ value, text: t(`users:states.${value}`) }))
  return (
    <Form
      ref={element}
      form={form}
      problemText={problemText}
      onSubmit={submit}
      aria-label={t(address ? 'address.editTitle' : 'address.addTitle')}
      className="grid gap-5 rounded-lg border border-rule bg-paper-raised p-4 sm:p-5"
    >
      <fieldset disabled={isPending} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <FormTextField {...field('fullName')} autoComplete="shipping name" maxLength={addressLimits.fullName} />
        <FormTextField
          {...field('phone')}
          prefix="+91"
          inputMode="numeric"
          autoComplete="shipping tel-national"
          maxLength={addressLimits.phone}
          normalize={digits}
        />
        <FormTextField
          {...field('email')}
          className="sm:col-span-2"
          type="email"
          inputMode="email"
          autoComplete="shipping email"
          maxLength={addressLimits.email}
          hint={t('address.emailHint')}
        />
        <FormTextField
          {...field('addressLine')}
          className="sm:col-span-2"
          autoComplete="shipping street-address"
          maxLength={addressLimits.addressLine}
          hint={t('address.addressLineHint')}
        />
        <FormTextField
          {...field('pinCode')}
          className="sm:col-span-2 sm:max-w-48"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={addressLimits.pinCode}
          normalize={digits}
          hint={t('address.pinCodeHint')}
        />
        <FormTextField {...field('city')} autoComplete="shipping address-level2" maxLength={addressLimits.city} />
        <FormSelectField
          {...field('state')}
          options={states}
          prompt={t('address.chooseState')}
          autoComplete="shipping address-level1"
        />
      </fieldset>
      <Checkbox
        label={t('address.makeDefault')}
        checked={isDefault}
        disabled={isPending || (address?.isDefault ?? false)}
        onChange={({ target }) => setIsDefault(target.checked)}
      />
      <FormMessage
        text={Boolean(error) && !isPending && t('address.failed', { why: errorWords(error, language, '') }).trim()}
      />
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={isPending && t('address.saving')}>
          {t(address ? 'address.update' : 'address.save')}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t('address.cancel')}
          </Button>
        )}
      </div>
    </Form>
  )
}
