import { pathToFileURL } from 'node:url'

/** Loads a built file or a migration that exports `Exports`; its build or type check has verified the type. */
export async function loadModule<Exports>(file: string): Promise<Exports> {
  return (await import(pathToFileURL(file).href)) as Exports
}
