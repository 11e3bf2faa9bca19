import type { Doings } from './doings.ts'

/** Has something done beside the screens, at the gateway behind them. Throws what went wrong there. */
export async function ask<Name extends keyof Doings>(
  name: Name,
  wish: Parameters<Doings[Name]>[1],
): Promise<Awaited<ReturnType<Doings[Name]>>> {
  const answer = await fetch(`/screen-doings/${name}`, { method: 'POST', body: JSON.stringify({ wish }) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  const { done } = JSON.parse(text)
  return done
}
