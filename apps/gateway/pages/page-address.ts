import { isPageOpen } from '@ante/contract/merchant/open-pages.ts'
import { isPage, NOT_FOUND_ADDRESS, parametersOf } from '@ante/contract/merchant/page-addresses.ts'
import type { ValueList } from '@ante/contract/merchant/page-addresses.ts'

/** The values of a list that a merchant has now. */
export type ListValues = (list: ValueList) => Promise<ReadonlySet<string>>

/**
 * The address that a page is rendered and cached under: a known path with its known parameters, each with a value that the
 * page knows, in one order. So the number of pages is bounded whatever is asked for. A page that the merchant has closed is
 * not found.
 */
export async function pageAddressOf(
  { pathname, searchParams }: URL,
  paths: readonly string[],
  valuesOf: ListValues,
): Promise<string> {
  const path = pathname.replace(/\/+$/, '') || '/'
  if (!isPage(path) || !isPageOpen(paths, path)) return NOT_FOUND_ADDRESS
  const known = new URLSearchParams()
  for (const [name, values] of Object.entries(parametersOf(path))) {
    const asked = searchParams.get(name)
    if (asked === null) continue
    const list = typeof values === 'string' ? await valuesOf(values) : new Set(values)
    if (list.has(asked)) known.set(name, asked)
  }
  return known.size > 0 ? `${path}?${known.toString()}` : path
}
