import { getKeptCodLimit, saveCodLimit } from '@sankalp/contract/cod-editing'
import { codLimitIds, codLimitRange } from '@sankalp/contract/order-rules'
import type { TestClient } from './test-client.ts'

/** Raises the limits of cash on delivery to their maximum, for tests that are not about them. */
export async function liftCodLimits(operator: TestClient): Promise<void> {
  for (const limitId of codLimitIds) {
    const { limit } = (await operator.call(getKeptCodLimit, { params: { limitId } })).body
    const orders = limit.orders === null ? null : codLimitRange.orders
    await operator.call(saveCodLimit, {
      params: { limitId },
      body: { orders, rupees: codLimitRange.rupees, version: limit.version },
    })
  }
}
