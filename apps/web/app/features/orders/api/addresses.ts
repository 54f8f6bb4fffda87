import type { Address } from '@sankalp/contract/addresses'
import { addAddress, deleteAddress, getAllAddress, updateAddress } from '@sankalp/contract/addresses.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallInput, callApi } from '../../../lib/api/api.ts'
import { isSignedInAs } from '../../../lib/query/own-query.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { useMoneyMutation } from '../../../lib/query/use-money-mutation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { orderKeys } from './order-keys.ts'

type Written = CallInput<typeof addAddress>['body']

/** Loads the user's addresses, the default one first. */
export function useAddresses() {
  const { userId } = useSession()
  return useQuery({
    queryKey: orderKeys.addresses(userId),
    enabled: () => isSignedInAs(userId),
    queryFn: async ({ signal }) => (await callApi(getAllAddress, { signal })).data,
    refetchOnWindowFocus: 'always',
  })
}

/** Creates an address, or updates the one with this id if it is not empty; returns it as stored. */
export function useSaveAddress(addressId: string) {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  const added = useMoneyMutation(addAddress)
  const changed = useMutation({
    mutationFn: (body: Written) => callApi(updateAddress, { params: { addressId }, body }),
  })
  const save = async (body: Written): Promise<Address> => {
    const { data } = addressId ? await changed.mutateAsync(body) : await added.mutateAsync({ body })
    const queryKey = orderKeys.addresses(userId)
    queryClient.setQueryData<Address[]>(
      queryKey,
      (known) => known && [data, ...known.filter(({ _id }) => _id !== data._id)],
    )
    // Another address may be the default now, and the server determines the order.
    await queryClient.invalidateQueries({ queryKey })
    return data
  }
  const { isPending, error, reset } = addressId ? changed : added
  return { save, isPending, error, reset }
}

export function useDeleteAddress() {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  return useMutation({
    mutationFn: (addressId: string) => callApi(deleteAddress, { params: { addressId } }),
    onSuccess: ({ data }) => void putAnswer(queryClient, orderKeys.addresses(userId), data),
  })
}
