import { ownJson } from '../calls/json.ts'

/** Every parameter that changes the page, with the value for which the server rendered it; null if absent. */
export type RenderedQuery = Readonly<Record<string, string | null>>

/** Returns the part of a query for which the server has rendered a page. */
export function renderedQueryOf(search: string, names: readonly string[]): RenderedQuery {
  const query = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, query.get(name)]))
}

/**
 * Whether the server has rendered its page for this query, so that React can hydrate it. If not, the page is rendered
 * again: the server ignores parameter values that it does not know.
 */
export function isRenderedFor(search: string, rendered: RenderedQuery): boolean {
  const query = new URLSearchParams(search)
  return Object.entries(rendered).every(([name, value]) => query.get(name) === value)
}

/** Returns the query that the document was rendered for. */
export const renderedQuery = ({ dataset }: HTMLElement): RenderedQuery =>
  ownJson<RenderedQuery>(dataset['query'] ?? '{}')
