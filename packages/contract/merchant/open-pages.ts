/** Whether a merchant with these `paths` has the page. An empty list permits all pages. */
export const isPageOpen = (paths: readonly string[], path: string): boolean =>
  paths.length === 0 || paths.includes(path)
