import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'Itigil kapag may libreng ikot',
  freeSpins_one: '{count} libreng ikot',
  freeSpins_other: '{count} libreng ikot',
  freeSpinsPayTwice: 'Doble ang bawat panalo',
  freeSpinOf: 'Libreng ikot {played} ng {all}',
  moreFreeSpins_one: '{count} pang libreng ikot',
  moreFreeSpins_other: '{count} pang libreng ikot',
  freeSpinsDone: 'Panalo sa libreng ikot',
  start: 'Simulan',
  wildRule: 'Pamalit sa lahat ng simbolo maliban sa bituin. Nasa reel 2, 3 at 4.',
  scatterRule: 'May bayad saanman. Tatlo o higit pa ang nagbubukas ng libreng ikot.',
  freeSpinsRule:
    'Tatlo o higit pang bituin ang nagbibigay ng {awarded} libreng ikot, at ×{multiplier} ang bawat panalo rito. Tatlo o higit pang bituin sa libreng ikot ay nagdaragdag ng {awarded} pa, hanggang {limit} sa isang round.',
  linesRule:
    'Nilalaro ang lahat ng 20 linya sa bawat round. Binabayaran ng linya ang pinakamahaba nitong sunod-sunod na simbolo mula sa kaliwang reel. Pinagsasama ang panalo ng iba’t ibang linya.',
  freeSpinsEvery: 'Libreng ikot, karaniwang isa sa bawat',
  toldFreeSpins: 'Libreng ikot',
  toldFreeSpinsWon: 'Panalo sa libreng ikot',
}
