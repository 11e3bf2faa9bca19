import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'Itigil kapag may muling ikot',
  paytableNote: 'Bayad ng isang paraan sa tayang {bet}',
  wildRule: 'Pamalit sa lahat ng simbolo maliban sa bituin. Nasa reel 2, 3 at 4; sinasakop nito ang buong reel.',
  scatterRule: 'May bayad saanman.',
  ways: '243 paraan',
  waysRule:
    'May bayad ang simbolo kapag nasa magkakatabing reel ito mula sa kaliwa, sa alinmang hanay. Binabayaran ang bawat paraan ng pagbasa; pinagsasama ang lahat.',
  respins: 'Mga wild na reel at muling ikot',
  respinsRule:
    'Kapag may lumabas na wild, nagiging wild ang reel nito at humihinto, at libreng iikot muli ang iba. Bawat dagdag na wild na reel ay may isa pang muling ikot: hanggang tatlo.',
  respin: 'Muling ikot',
  respinsDone: 'Panalo ng mga wild na reel',
  respinEvery: 'Muling ikot, karaniwang isa sa bawat',
  toldWays_one: '{times} × {symbol}, {count} paraan',
  toldWays_other: '{times} × {symbol}, {count} paraan',
  toldRespins: 'Muling ikot',
  toldRespinsWon: 'Panalo sa muling ikot',
  toldNothing: 'Walang nagbayad',
}
