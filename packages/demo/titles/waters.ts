import type { Titles } from './titles.ts'

/** Fish games. */
export const fishing: Titles = {
  reef: 'Reef Rangers|Coral Carnival|Rainbow Reef Hunt|Lagoon Legends|Clownfish Parade|Butterfly Bay|Tropic Net|Reef Royale',
  shark: 'Shark Harbor|Hammerhead Hour|Jaws of Jade Bay|Shark Bounty Squad|Great White Gold',
  crab: 'Crab King Cove|Crab Clash|Golden Claw Isle|Pincer Party',
  angler: 'Lantern Fish Abyss|Midnight Trench|Anglerfish Alarm|Deep Glow Hunters',
  kraken: 'Kraken Uprising|Octo Overload|Tentacle Tempest',
  cannon: 'Cannon Cove|Bounty Broadside|Turret Tides|Nine Cannon Sea|Ocean Artillery',
  koi: 'Koi Catchers|Golden Carp Gate|Pond Brawl',
  dragon: 'Sea Dragon Siege|Dragon Reef Wars|Azure Dragon Net',
  pearl: "Neptune's Net|Pearl Chase|Mermaid Watch",
  treasure: 'Wreck of the Aurelia|Sunken Salvo',
}
