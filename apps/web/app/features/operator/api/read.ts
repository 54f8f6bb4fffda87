import { getOperatorAccount, getOperatorList, getOperatorToday } from '@sankalp/contract/operator.calls'
import type { OperatorListName } from '@sankalp/contract/operator-lists'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getApplication } from '@sankalp/contract/applications.calls'
import { listOrders } from '@sankalp/contract/orders.calls'
import { getPayout, getPayoutStatement } from '@sankalp/contract/payouts.calls'
import { callApi } from '../../../lib/api/api.ts'
import { operatorKeys } from './operator-keys.ts'

/** The page is open all day, so show changes within a minute. */
const freshMs = 30_000

export function useToday() {
  return useQuery({
    queryKey: operatorKeys.today(),
    queryFn: ({ signal }) => callApi(getOperatorToday, { signal }),
    refetchInterval: freshMs,
  })
}

export type AskedList = { search: string; sort: string; filter: string }

export function useList(list: OperatorListName, { search, sort, filter }: AskedList) {
  return useInfiniteQuery({
    queryKey: operatorKeys.list(list, { search, sort, filter }),
    queryFn: ({ pageParam, signal }) =>
      callApi(getOperatorList, {
        params: { list },
        query: { search, filter, ...(sort && { sort }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  })
}

export function useAccount(accountId: string) {
  return useQuery({
    queryKey: operatorKeys.account(accountId),
    queryFn: ({ signal }) => callApi(getOperatorAccount, { params: { accountId }, signal }),
    refetchInterval: freshMs,
  })
}

export function usePayoutStatement(proposalId: string, week: string | null) {
  return useQuery({
    queryKey: operatorKeys.statement(proposalId, week),
    queryFn: ({ signal }) =>
      callApi(getPayoutStatement, { params: { proposalId }, query: { ...(week !== null && { week }) }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function usePayout(proposalId: string) {
  return useQuery({
    queryKey: operatorKeys.payout(proposalId),
    queryFn: ({ signal }) => callApi(getPayout, { params: { proposalId }, signal }),
  })
}

/** More than are packed at one time. */
const slipsAtOnce = 50

/** Loads one order, or all that wait to be packed. */
export function useOrdersToPack(orderId: string | null) {
  return useQuery({
    queryKey: operatorKeys.packing(orderId),
    queryFn: async ({ signal }) => {
      const { items } = await callApi(listOrders, {
        query: orderId === null ? { status: 'placed', pageSize: String(slipsAtOnce) } : { orderId },
        signal,
      })
      // Do not pack an online order before it is paid.
      return orderId === null
        ? items.filter(({ paymentMethod, paymentStatus }) => paymentMethod === 'cod' || paymentStatus === 'paid')
        : items
    },
  })
}

export function useOrder(orderId: string) {
  return useQuery({
    queryKey: operatorKeys.order(orderId),
    queryFn: async ({ signal }) => (await callApi(listOrders, { query: { orderId }, signal })).items[0] ?? null,
    refetchInterval: freshMs,
  })
}

export function useApplication(applicationId: string) {
  return useQuery({
    queryKey: operatorKeys.application(applicationId),
    queryFn: async ({ signal }) => (await callApi(getApplication, { params: { applicationId }, signal })).application,
    // The addresses of its documents expire.
    staleTime: 30 * 60_000,
  })
}
