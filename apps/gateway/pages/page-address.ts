import { isPageOpen } from '@ante/contract/merchant/open-pages.ts'
import { isPage, NOT_FOUND_ADDRESS, parametersOf } from '@ante/contract/merchant/page-addresses.ts'
import type { ValueList } from '@ante/contract/merchant/page-addresses.ts'

/** Returns the current values of a merchant's list. */
export type ListValues = (list: ValueList) => Promise<ReadonlySet<string>>

/**
 * Returns the URL under which a page is rendered and cached: a known path with its known parameters, with permitted
 * values, in a fixed order. Therefore the number of pages is bounded. Returns the not-found page for a page that the
 * merchant has closed.
 */
export async function pageAddressOf(
  { pathname, searchParams }: URL,
  paths: readonly string[],
  valuesOf: ListValues,
): Promise<string> {
  const path = pathname.replace(/\/+$/, '') || '/'
  if (!isPage(path) || !isPageOpen(paths, path)) return NOT_FOUND_ADDRESS
  const keptParameters = new URLSearchParams()
  for (const [name, values] of Object.entries(parametersOf(path))) {
    const value = searchParams.get(name)
    if (value === null) continue
    const list = typeof values === 'string' ? await valuesOf(values) : new Set(values)
    if (list.has(value)) keptParameters.set(name, value)
  }
  return keptParameters.size > 0 ? `${path}?${keptParameters.toString()}` : path
}
