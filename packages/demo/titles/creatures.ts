import type { Titles } from './titles.ts'

/** Video slots about beasts, real and fabled. */
export const creatures: Titles = {
  northlight: 'Northlight Reels',
  dragon: 'Emberjaw Dragon|Dragon of the Lanterns|Ninefold Dragon|Pearl Dragon Court|The Dragon Weir',
  tiger: 'Saffron Tiger|Tiger at the Gate|Midnight Stripes|Twin Tiger Drums',
  panda: 'Bamboo Holiday|Panda Tea House|Sleepy Panda Hill|Panda Picnic',
  rabbit: 'Jade Rabbit Moon|Burrow & Clover|Bunny Bazaar|Mooncake Rabbit',
  luckycat: 'Nine Waving Cats|Beckoning Lane|Golden Paw Parade|Cat on the Counter|Lucky Tail Market',
  monkey: 'Mountain Monkey King|Peach Orchard Heist|Vine Swingers|Monkey Market Day',
  lion: 'Savanna Crown|Pride of Amber Plain|Lion Dance Street|Mane & Thunder',
  wolf: 'Howl at Hollow Hill|Frostfang Pack|Moonlit Pines|Timberline Pack|Silver Howl Ridge',
  buffalo: 'Thunder Prairie|Red Mesa Herd|Buffalo Skyline|Stampede Canyon|Great Plains Dusk',
  elephant: 'Palace Parade|Monsoon Majesty|Elephant Garden|Lotus & Tusker',
  eagle: 'Skyhold Eagle|Talon Ridge|Feather & Fortune|Cloudpiercer',
  owl: "Owl O'Clock|Whispering Wood|The Night Library|Moonfeather|Wise Old Oak",
  fox: 'Nine-Tail Charm|Foxglove Forest|Amber Fox Trail|Fox Fire Festival',
  phoenix: 'Phoenix Ascending|Ashes to Amber|Firebird Palace|Cinder Wings',
  koi: 'Nine Koi Pond|Ripple of Koi|Dragon Gate Carp|Koi Lantern Lake|Still Water Fortune',
  unicorn: 'Rainbow Hoof|Unicorn Orchard|Starlit Gallop|Glimmer Meadow',
  kraken: "Kraken's Ledger|Inkwell Deep|Eight Arms of Gold|Tentacle Tavern",
  dinosaur: 'Rexosaur Rumble|Amber Age|Valley of Teeth|Primal Footprints',
  horse: 'Derby Dream Cup|Wild Mane Mesa|Ribbon & Reins|Golden Hooves|Steeplechase Day',
  jungle: 'Macaw Mirage|Canopy Kingdom|Panther Falls|Parrot Cove|Rio Verde',
  honey: 'Honeycomb Heights|Bumble Bazaar|Queen Bee Ball|Pollen & Gold',
}
