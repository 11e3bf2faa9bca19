import type { ServerActions } from './server-actions.ts'

/** Runs a server-side action at the gateway behind the screens. Throws the action's error. */
export async function runServerAction<Name extends keyof ServerActions>(
  name: Name,
  input: Parameters<ServerActions[Name]>[1],
): Promise<Awaited<ReturnType<ServerActions[Name]>>> {
  const answer = await fetch(`/screen-actions/${name}`, { method: 'POST', body: JSON.stringify({ input }) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  const { done } = JSON.parse(text)
  return done
}
