import { ownJson } from '../calls/json.ts'

/** Every parameter that changes the page, with the value that the server rendered it for; null is the page without it. */
export type RenderedQuery = Readonly<Record<string, string | null>>

/** The part of a query that the server has rendered a page for. */
export function renderedQueryOf(search: string, names: readonly string[]): RenderedQuery {
  const query = new URLSearchParams(search)
  return Object.fromEntries(names.map((name) => [name, query.get(name)]))
}

/**
 * Whether the server's page is the one of this query: then React takes it over. Otherwise it is drawn anew, because the server
 * renders one page for all values that it does not know.
 */
export function isRenderedFor(search: string, rendered: RenderedQuery): boolean {
  const query = new URLSearchParams(search)
  return Object.entries(rendered).every(([name, value]) => query.get(name) === value)
}

/** What the document says that it was rendered for. */
export const renderedQuery = ({ dataset }: HTMLElement): RenderedQuery =>
  ownJson<RenderedQuery>(dataset['query'] ?? '{}')
