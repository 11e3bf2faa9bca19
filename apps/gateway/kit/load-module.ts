import { pathToFileURL } from 'node:url'

/** Loads a built file that promises `Exports`; the build that made it checked the promise. */
export async function loadModule<Exports>(file: string): Promise<Exports> {
  return (await import(pathToFileURL(file).href)) as Exports
}
