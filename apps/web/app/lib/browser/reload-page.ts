/**
 * Reloads the page at its scroll position: lets the browser restore the position, which the app otherwise does itself
 * within one document.
 */
export function reloadPage(): void {
  history.scrollRestoration = 'auto'
  location.reload()
}
