import type { KeptProduct } from '@sankalp/contract/shop-editing'
import { addProductPhoto, getKeptProduct } from '@sankalp/contract/shop-editing.calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { operatorKeys } from './operator-keys.ts'

export function useKeptProduct(productId: string) {
  return useQuery({
    queryKey: operatorKeys.product(productId),
    queryFn: ({ signal }) => callApi(getKeptProduct, { params: { productId }, signal }),
  })
}

/** Stores a product from the server's answer. Lists are fetched again. */
export function useTakeProduct() {
  const client = useQueryClient()
  return (product: KeptProduct) => {
    putAnswer(client, operatorKeys.product(product.productId), { product })
    void client.invalidateQueries({ queryKey: operatorKeys.lists() })
  }
}

export function useAddPhoto(productId: string) {
  const take = useTakeProduct()
  return useMutation({
    mutationFn: (file: Blob) => callApi(addProductPhoto, { params: { productId }, file }),
    onSuccess: ({ product }) => take(product),
  })
}
