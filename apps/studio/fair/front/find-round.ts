import * as z from 'zod/mini'

import { crashPath } from '../../crash/addresses.ts'
import { FAIR_PATH, FairView } from '../../kit/fairness/fair-view.ts'
import { mixedText } from '../../kit/fairness/mixed-seed.ts'
import type { Mixed } from '../../kit/fairness/mixed-seed.ts'
import { PlayError } from '../../kit/play-contract.ts'
import { belongsToChain, hashOf } from './recompute-draw.ts'
import type { Check } from './result-card.ts'
import type { FairPageKey } from './texts/english.ts'

const PublishedChain = z.object({ publishedHash: z.string(), length: z.number() })

/** Returns the verifiable data of a round, or the reason why there is none. */
export async function findRound(roundId: string): Promise<Check | { wrong: FairPageKey }> {
  const answer = await get(FAIR_PATH + encodeURIComponent(roundId))
  if (!answer) return { wrong: 'noResponse' }
  if (!answer.ok) return { wrong: errorTextId(answer.body) }
  const view = FairView.safeParse(answer.body)
  if (!view.success || view.data.proof.serverSeed === null) return { wrong: 'noResponse' }

  const { engine, title, choice, outcome, notCountedReason, proof, mixed } = view.data
  const seeds = { serverSeed: view.data.proof.serverSeed, clientSeed: proof.clientSeed, nonce: proof.nonce }
  return {
    seeds,
    // A hash received together with its seed proves no commitment: players compare it with the hash that they noted
    // before the stake.
    publishedHash: hashOf(seeds.serverSeed) === proof.serverSeedHash ? null : proof.serverSeedHash,
    numbers: proof.draws.map(({ number }) => number),
    input: { engine, title, choice, outcome },
    notCountedReason,
    mix: mixed && mixOf(mixed, { roundId, clientSeed: proof.clientSeed }),
    chain: engine === 'crash' ? await chainOf(seeds, mixed?.base ?? proof.clientSeed) : null,
  }
}

function mixOf(mixed: Mixed, round: { roundId: string; clientSeed: string }): Check['mix'] {
  const stored = hashOf(mixedText(mixed)) === round.clientSeed
  return { base: mixed.base, marks: mixed.marks, matches: stored, isMine: mixed.marks.includes(hashOf(round.roundId)) }
}

async function chainOf(seeds: Check['seeds'], salt: string): Promise<Check['chain']> {
  const published = PublishedChain.safeParse((await get(crashPath.chain + salt))?.body)
  if (!published.success) return null
  const { publishedHash } = published.data
  const stored = belongsToChain({ seed: seeds.serverSeed, index: seeds.nonce, publishedHash })
  return { index: seeds.nonce, matches: stored }
}

function errorTextId(body: unknown): FairPageKey {
  const refused = PlayError.safeParse(body)
  if (!refused.success) return 'noResponse'
  if (refused.data.error.code === 'round.running') return 'running'
  if (refused.data.error.code === 'round.no_published_hash') return 'noPublishedHash'
  return refused.data.error.code === 'round.unknown' ? 'unknown' : 'noResponse'
}

async function get(path: string): Promise<{ ok: boolean; body: unknown } | null> {
  try {
    const response = await fetch(path)
    return { ok: response.ok, body: await response.json() }
  } catch {
    return null
  }
}
