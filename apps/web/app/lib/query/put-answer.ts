import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Shows what a change was answered with, and gives what is shown then. A load that is under way may have been read before the change, and would take it
 * back from the screen when it comes: it is begun anew.
 */
export function putAnswer<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Data | undefined | ((known: Data | undefined) => Data | undefined),
): Data | undefined {
  const isLoading = client.isFetching({ queryKey, exact: true }) > 0
  const shown = client.setQueryData<Data>(queryKey, answer)
  if (isLoading) {
    // By itself a load would only give way to another where something is known already.
    void client.cancelQueries({ queryKey, exact: true }, { silent: true, revert: false })
    void client.refetchQueries({ queryKey, exact: true })
  }
  return shown
}
