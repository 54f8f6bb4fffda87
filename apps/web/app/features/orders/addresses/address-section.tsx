import type { Address } from '@sankalp/contract/addresses'
import type { User } from '@sankalp/contract/users'
import Plus from 'lucide-react/icons/plus'
import { type RefObject, Suspense, lazy, useRef } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedState } from '../../../ui/states.tsx'
import { useAddresses } from '../api/addresses.ts'
import type { CheckoutDraft } from '../checkout/checkout-draft.ts'
import type { SaveTyped } from './address-form.tsx'
import { AddressChoice } from './address-choice.tsx'
import { valuesOfAddress, valuesOfUser } from './address-values.ts'

/** Loaded on demand, because most users have an address already. */
const AddressForm = lazy(async () => ({ default: (await retryImport(() => import('./address-form.tsx'))).AddressForm }))

export const addressSectionId = 'checkout-addresses'

type AddressSectionProps = {
  user: User | undefined
  draft: CheckoutDraft
  onChange: (changes: Partial<CheckoutDraft>) => void
  /** The address to which the parcel would be sent. */
  chosenId: string
  problem: string | false
  saver: RefObject<SaveTyped | null>
}

/** Selects a saved address by radio button, with one form to add or edit one. */
export function AddressSection({ user, draft, onChange, chosenId, problem, saver }: AddressSectionProps) {
  const { t } = useTranslation(['checkout', 'shell'])
  const language = useLanguage()
  const { data: addresses, error, refetch } = useAddresses()
  const { writing, values } = draft
  const edited = addresses?.find(({ _id }) => _id === writing) ?? null
  // A user without an address gets the form at once.
  const isWriting = addresses !== undefined && (writing === 'new' || edited !== null || addresses.length === 0)

  // When the form closes, the page becomes much shorter, so scroll to the addresses.
  const section = useRef<HTMLElement>(null)
  const leaveForm = (changes: Partial<CheckoutDraft>) => {
    onChange({ ...changes, writing: '', values: null })
    requestAnimationFrame(() => {
      section.current?.focus({ preventScroll: true })
      section.current?.scrollIntoView({ block: 'start' })
    })
  }
  const close = () => leaveForm({})
  const saved = (address: Address) => leaveForm({ addressId: address._id })
  const firstValues = edited ? valuesOfAddress(edited) : valuesOfUser(user)
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={addressSectionId}
      className="grid scroll-mt-24 gap-4 outline-none"
    >
      <Heading level={2} id={addressSectionId} className="scroll-mt-24">
        {t('address.title')}
      </Heading>
      {addresses ? (
        addresses.length > 0 && (
          <AddressChoice
            addresses={addresses}
            chosenId={chosenId}
            onChoose={(addressId) => onChange({ addressId })}
            onEdit={(id) => onChange({ writing: id, values: null })}
          />
        )
      ) : error ? (
        <FailedState title={t('address.notFetched')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()}>
          {errorWords(error, language, '')}
        </FailedState>
      ) : (
        <AddressSkeleton text={t('address.loading')} />
      )}
      <div role="alert" className="empty:hidden">
        <FieldError error={problem} />
      </div>
      {isWriting ? (
        <Suspense fallback={<AddressSkeleton text={t('address.loading')} />}>
          <AddressForm
            key={edited?._id ?? 'new'}
            address={edited}
            values={values ?? firstValues}
            saver={saver}
            onTyped={(typed) => onChange({ writing: edited?._id ?? 'new', values: typed })}
            onSaved={saved}
            onCancel={addresses.length > 0 ? close : null}
          />
        </Suspense>
      ) : (
        addresses && (
          <Button
            kind="quiet"
            className="justify-self-start max-sm:w-full"
            icon={<Plus aria-hidden="true" size={18} />}
            onClick={() => onChange({ writing: 'new', values: null })}
          >
            {t('address.add')}
          </Button>
        )
      )}
    </section>
  )
}

function AddressSkeleton({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      <output className="sr-only">{text}</output>
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-12 w-48" />
    </div>
  )
}
