import { pathToFileURL } from 'node:url'

/** Loads a built file or a migration that promises `Exports`; its build or type check has checked the promise. */
export async function loadModule<Exports>(file: string): Promise<Exports> {
  return (await import(pathToFileURL(file).href)) as Exports
}
