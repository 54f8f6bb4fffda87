import type { Address } from '@sankalp/contract/addresses'
import { useId } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { useDeleteAddress } from '../api/addresses.ts'

type AddressChoiceProps = {
  addresses: readonly Address[]
  chosenId: string
  onChoose: (addressId: string) => void
  onEdit: (addressId: string) => void
}

/** Shows each address as a card that can be chosen; the chosen one can be edited and deleted. */
export function AddressChoice({ addresses, chosenId, onChoose, onEdit }: AddressChoiceProps) {
  const { t } = useTranslation('checkout')
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t('address.choose')}</legend>
      {addresses.map((address) => (
        <AddressCard
          key={address._id}
          address={address}
          isChosen={address._id === chosenId}
          onChoose={onChoose}
          onEdit={onEdit}
        />
      ))}
    </fieldset>
  )
}

type AddressCardProps = Omit<AddressChoiceProps, 'addresses' | 'chosenId'> & { address: Address; isChosen: boolean }

function AddressCard({ address, isChosen, onChoose, onEdit }: AddressCardProps) {
  const { t } = useTranslation(['checkout', 'users'])
  const language = useLanguage()
  const id = useId()
  const { mutate, isPending } = useDeleteAddress()
  const { _id, fullName, phone, email, addressLine, city, state, pinCode, isDefault } = address
  const remove = () =>
    mutate(_id, {
      onSuccess: () => showToast('success', t('address.deleted')),
      onError: (error) => showToast('error', t('address.notDeleted', { why: errorWords(error, language, '') }).trim()),
    })
  return (
    <div className="rounded-lg border border-rule bg-paper-raised has-checked:border-marigold has-checked:bg-marigold-tint">
      <label className="flex cursor-pointer items-start gap-3 p-4">
        <input
          type="radio"
          name="shippingAddress"
          value={_id}
          checked={isChosen}
          onChange={() => onChoose(_id)}
          aria-describedby={id}
          className="mt-1 size-5 shrink-0 accent-sindoor"
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{fullName}</span>
          {isDefault && (
            <span className="ml-2 inline-block rounded-full border border-peacock px-2 text-sm text-peacock">
              {t('address.default')}
            </span>
          )}
          <span id={id} className="block text-ink-soft">
            <span className="block">
              {[addressLine, city, t(`users:states.${state as 'Goa'}`), pinCode].join(', ')}
            </span>
            <span className="tabular block">
              +91 {phone}, {email}
            </span>
          </span>
        </span>
      </label>
      {isChosen && (
        <div className="flex flex-wrap gap-3 px-4 pb-4">
          <Button kind="quiet" aria-label={t('address.editOf', { name: fullName })} onClick={() => onEdit(_id)}>
            {t('address.edit')}
          </Button>
          <Button
            kind="quiet"
            aria-label={t('address.deleteOf', { name: fullName })}
            busy={isPending && t('address.deleting')}
            onClick={remove}
          >
            {t('address.delete')}
          </Button>
        </div>
      )}
    </div>
  )
}
