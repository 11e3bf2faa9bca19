/** Returns a part of the page's static HTML. */
export function part(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no ${id}.`)
  return found
}

export function canvasPart(id: string): HTMLCanvasElement {
  const found = part(id)
  if (!(found instanceof HTMLCanvasElement)) throw new Error(`The page's ${id} is no canvas.`)
  return found
}
