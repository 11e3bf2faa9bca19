/** Runs in a page: returns the fields with letters below 16 px, into which an iPhone zooms when they get the focus. */
export function smallFields(): string[] {
  const typed = 'textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=range], [type=hidden])'
  return [...document.querySelectorAll(typed)]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML.slice(0, 120))
}
