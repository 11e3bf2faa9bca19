/** Returns a part of the page's static HTML. */
export function part(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no ${id}.`)
  return element
}

export function canvasPart(id: string): HTMLCanvasElement {
  const element = part(id)
  if (!(element instanceof HTMLCanvasElement)) throw new Error(`The page's ${id} is not a canvas.`)
  return element
}
