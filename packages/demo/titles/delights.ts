import type { Titles } from './titles.ts'

/** Video slots about feasts, sweets, seasons, stars and music. */
export const delights: Titles = {
  robot: 'Rivet & Bolt|Robo Rendezvous|Scrapyard Stars|Tin Heart Twins|Neon Repair Shop',
  space: 'Orbit of Fortune|Nebula Nine|Comet Cantina|Moonbase Melody|Gravity Gems',
  gems: 'Prism Cascade|Facet Fever|Emerald Staircase|Ruby Avenue|Opal Avalanche|Sapphire Sundays',
  prosperity: 'Ingot Alley|Red Envelope Rush|Wealth at the Door|Spring Fortune Banquet|Eight Treasures Inn',
  fruit: 'Orchard Express|Mango Tango Market|Sunny Fruit Stand|Juicy Monsoon|Tropic Twist',
  lantern: 'Thousand Lanterns|Night Market Glow|Lantern River|Paper Moon Parade',
  lotus: 'Lotus Lagoon|The Temple Pond|Petals of Bangkok|Golden Stupa Garden',
  rose: 'Rose & Rapier|Thorn Castle|Velvet Rose Ballroom|Letters to Isolde',
  clover: "Shamrock Shire|Four Leaf Fiddler|Rainbow's Far End|Emerald Jig",
  pearl: "Pearl Diver's Dream|Mermaid's Market|Tide & Trident|Palace Under Waves",
  candy: 'Gumdrop Galaxy|Lollipop Lagoon|Candy Cart Chaos|Toffee Town|Sugar Plum Sky',
  bakery: "Cupcake Carousel|Donut District|Grandma's Bakery|Sprinkle Street",
  chili: 'Chili Cha Cha|Pepper Parade|Firehouse Salsa|Sizzling Siling',
  moon: "Moonlight Lullaby|Crescent Carousel|Stargazer's Inn|Silver Moon Bridge",
  ice: "Glacier Glimmer|Penguin Promenade|Snow Queen's Locket|Polar Night Parade|Frostbite Falls",
  neon: 'Neon Boulevard|Afterhours Avenue|Turbo Midnight|Cocktail Club|Synthwave Sunset',
  music: 'Backstage Pass|Disco Diamond|Karaoke Kings|Vinyl Fever|Encore!|Guitar Alley',
  firework: "New Year's Harbor|Sky Full of Sparks|Midnight Countdown|Bayanihan Fiesta",
  volcano: 'Magma Monarch|Obsidian Peak|Lava Lagoon|Forge of Titans',
}
