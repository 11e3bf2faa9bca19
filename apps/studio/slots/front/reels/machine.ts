import type { Strip } from '../../maths/strip.ts'

/** Data for drawing the reels of a machine: the strips, and which reels slow down for suspense. */
export interface Machine<Name extends string> {
  strips: readonly Strip<Name>[]
  rows: number
  /** For each reel that stops there, whether an important win depends on it. */
  anticipated(stops: readonly number[]): boolean[]
}

/** A loaded picture for each symbol. */
export type Pictures<Name extends string> = ReadonlyMap<Name, CanvasImageSource>

export async function loadPictures<Name extends string>(
  sourceOf: (name: Name) => string,
  names: readonly Name[],
): Promise<Pictures<Name>> {
  const loaded = names.map(async (name): Promise<[Name, HTMLImageElement]> => [name, await loadPicture(sourceOf(name))])
  return new Map(await Promise.all(loaded))
}

export async function loadPicture(source: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = source
  await picture.decode()
  return picture
}
