/** The part of the query that the server has rendered a page for. */
export interface RenderedQuery {
  /** Every parameter that changes the page. */
  names: string[]
  /** Those of them whose values the server knows, as a query. */
  search: string
}

/**
 * Whether the server's page is the one of this query: then React takes it over. Otherwise it is drawn anew, because the server
 * renders one page for all values that it does not know.
 */
export function isRenderedFor(search: string, rendered: RenderedQuery | undefined): boolean {
  if (!rendered) return true
  const [own, known] = [new URLSearchParams(search), new URLSearchParams(rendered.search)]
  return rendered.names.every((name) => own.get(name) === known.get(name))
}
