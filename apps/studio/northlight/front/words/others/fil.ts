import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'Aurora borealis!',
  wildRule: 'Pamalit sa lahat ng simbolo maliban sa parol. Nasa reel 2, 3 at 4.',
  freeSpinsRule:
    'Tatlo o higit pang parol ang nagbibigay ng {awarded} libreng ikot, at ×{multiplier} ang bawat panalo rito. Tatlo o higit pang parol sa libreng ikot ay nagdaragdag ng {awarded} pa, hanggang {limit} sa isang round.',
  aurora: 'Aurora',
  lantern: 'Parol',
  reindeer: 'Reindeer',
  fox: 'Soro',
  owl: 'Kuwago',
  hare: 'Kuneho',
}
