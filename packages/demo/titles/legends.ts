import type { Titles } from './titles.ts'

/** Video slots about peoples, heroes and old places. */
export const legends: Titles = {
  pharaoh: "Sands of Neferu|Pharaoh's Ninth Key|Golden Nile Court|Veil of Thebes",
  nile: 'Scarab Sunrise|Eye Over Memphis|River of Scarabs|Oasis of Anukis|Blue Lotus Tomb',
  viking: 'Longship Winter|Axe & Amber|Halls of Jarl Orm|North Sea Plunder',
  samurai: "Blade of Red Maple|Ronin's Return|Cherry Blossom Duel|Shogun's Silence",
  olympus: "Stormfather's Throne|Bolts from Above|Oracle of Delos|Marble & Lightning|Winged Sandals",
  spartan: 'Three Hundred Shields|Bronze Phalanx|Arena of Argos|Laurel Champion',
  pirate: "Captain Nellie's Loot|Skull Key Bay|Rum Runner's Reef|Broadside Bounty",
  voyage: 'Spice Route Galleon|Uncharted Isles|The Lost Meridian|Trade Wind Treasure',
  circus: "Ringmaster's Riddle|Midnight Carnival|Jester's Jamboree|Popcorn & Trapeze",
  totem: 'Emerald Idol|Mask of Itzamal|Quetzal Sunrise|Stone God Speaks|Jungle Calendar',
  fiesta: 'Fiesta de Colores|Marigold Night|Calavera Serenade|Pinata Parade',
  west: 'Sundown Saloon|Rattlesnake Ridge|Sheriff of Dry Creek|Last Train to Mesa',
  goldmine: "Motherlode Mountain|Dynamite Dan's Dig|Pickaxe Paradise|Nugget Gulch",
  wizard: "Apprentice's Hat|Spellbound Attic|Grimoire of Gold|Tower of Nine Spells",
  alchemy: "Alchemist's Cabinet|Philosopher's Brew|Crystal Seance|The Bottle Imp",
  fairy: 'Toadstool Tales|Butterfly Boulevard|Thimble Fairies|Firefly Waltz',
  night: 'Castle Nocturne|Count Carmine|Crimson Moonrise|Haunted Ballroom|Bats of Brasov',
  clockwork: 'Clockwork Carnival|Brass & Steam|Tick Tock Treasury|Professor Gearheart',
  crown: "Crown & Orchard|Regent's Ransom|Court of Queens|Coronation Day",
  treasure: "Cavern of Chests|The Hoard Below|Sunken Strongbox|Keymaker's Attic",
  heist: "Vault at Midnight|Safecracker's Waltz|Five Minute Heist|Diamonds by Dawn",
}
