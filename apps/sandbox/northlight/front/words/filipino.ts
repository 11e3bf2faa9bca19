import { slotFilipino } from '../../../slots/front/words/filipino.ts'
import type { Words } from './words.ts'

export const filipino: Words = {
  ...slotFilipino,
  hugeWin: 'Aurora borealis!',
  freeSpins: (count) => `${count} libreng ikot`,
  freeSpinsPayTwice: 'Doble ang bawat panalo',
  freeSpinOf: (played, all) => `Libreng ikot ${played} ng ${all}`,
  moreFreeSpins: (count) => `${count} pang libreng ikot`,
  freeSpinsDone: 'Panalo sa libreng ikot',
  start: 'Simulan',
  autoplayFeature: 'Itigil kapag may libreng ikot',
  paytableNote: (bet) => `Bayad ng isang linya sa tayang ${bet}`,
  wildRule: 'Pamalit sa lahat ng simbolo maliban sa parol. Nasa reel 2, 3 at 4.',
  scatterRule: 'May bayad saanman. Tatlo o higit pa ang nagbubukas ng libreng ikot.',
  freeSpinsRule: ({ awarded, limit, multiplier }) =>
    `Tatlo o higit pang parol ang nagbibigay ng ${awarded} libreng ikot, at ×${multiplier} ang bawat panalo rito. Tatlo o higit pang parol sa libreng ikot ay nagdaragdag ng ${awarded} pa, hanggang ${limit} sa isang round.`,
  lines: 'Mga linya',
  linesRule:
    'Nilalaro ang lahat ng 20 linya sa bawat round. Binabayaran ng linya ang pinakamahaba nitong sunod-sunod na simbolo mula sa kaliwang reel. Pinagsasama ang panalo ng iba’t ibang linya.',
  freeSpinsEvery: 'Libreng ikot, karaniwang isa sa bawat',
  symbol: { aurora: 'Aurora', lantern: 'Parol', reindeer: 'Reindeer', fox: 'Soro', owl: 'Kuwago', hare: 'Kuneho' },
}
