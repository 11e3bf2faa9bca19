/** Whether a merchant with these `paths` offers a page. An empty list permits all pages. */
export const isPageOpen = (paths: readonly string[], path: string): boolean =>
  paths.length === 0 || paths.includes(path)
