import type { Doings } from './doings.ts'

/** Runs a server-side action at the gateway behind the screens. Throws the action's error. */
export async function ask<Name extends keyof Doings>(
  name: Name,
  input: Parameters<Doings[Name]>[1],
): Promise<Awaited<ReturnType<Doings[Name]>>> {
  const answer = await fetch(`/screen-doings/${name}`, { method: 'POST', body: JSON.stringify({ input }) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  const { done } = JSON.parse(text)
  return done
}
