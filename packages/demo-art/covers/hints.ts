import {
  cactus,
  compass,
  cowboyHat,
  galleon,
  goldCart,
  mapScroll,
  pearlShell,
  scarab,
  sheriffStar,
  trident,
  wakefulEye,
} from '../subjects/adventure.ts'
import { panther, tiger } from '../subjects/big-cats.ts'
import {
  bell,
  cherry,
  fruitBowl,
  grapeBunch,
  lemon,
  orange,
  plumFruit,
  seven,
  slotMachine,
  watermelon,
} from '../subjects/classics.ts'
import {
  clover,
  discoBall,
  drum,
  firework,
  horseshoe,
  lantern,
  lotusFlower,
  potOfGold,
  rose,
  trophy,
} from '../subjects/festive.ts'
import { luckyCat, monkey, owl, panda, rabbit } from '../subjects/gentle.ts'
import { astronaut, robot } from '../subjects/future.ts'
import { joker, skull } from '../subjects/masks.ts'
import { viking } from '../subjects/heroes.ts'
import { crossing, rocket } from '../subjects/instant.ts'
import { drawDrum, ticket } from '../subjects/draws.ts'
import { junk, pagoda, palmIsland, spire } from '../subjects/landmarks.ts'
import {
  bat,
  butterfly,
  clockwork,
  crystalBall,
  moonLady,
  mushrooms,
  potion,
  spellBook,
  wizardHat,
} from '../subjects/magic.ts'
import { dragon, phoenix, unicorn } from '../subjects/mythic.ts'
import { koi } from '../subjects/deep.ts'
import { cocktail, guitar, microphone, sportsCar } from '../subjects/nightlife.ts'
import { chest, coinHeap, crown, ingot, jewel, jewels, redEnvelope, vault } from '../subjects/riches.ts'
import { cannon, mermaidTail, reefFish, shark, turtle } from '../subjects/sea.ts'
import { horse, raceHelmet, spur, swordShield } from '../subjects/sport.ts'
import { bee, candy, chili, cupcake, donut, gummyBear, honeyPot } from '../subjects/sweets.ts'
import { dice, diceDome } from '../subjects/dice.ts'
import { moneyWheel, roulette } from '../subjects/tables.ts'
import { buffalo, eagle, elephant, wolf } from '../subjects/wild.ts'
import { iceCrystal, penguin, polarBear, snowQueen } from '../subjects/winter.ts'
import { fox, parrot } from '../subjects/woodland.ts'
import type { Subject } from '../subjects/subject.ts'

/** Words of a game's name that require a subject on its cover. */
const subjectWords: readonly (readonly [Subject, string])[] = [
  [astronaut, 'orbit'],
  [bat, 'bats'],
  [bee, 'bee bumble'],
  [bell, 'bells'],
  [buffalo, 'carabao'],
  [butterfly, 'butterfly'],
  [cactus, 'rattlesnake mesa'],
  [candy, 'lollipop toffee'],
  [cannon, 'cannon broadside artillery'],
  [cherry, 'cherries cherry'],
  [chest, 'chest chests hoard treasure bounty strongbox'],
  [chili, 'chili pepper'],
  [clockwork, "clock o'clock tick clockwork countdown"],
  [clover, 'clover shamrock four'],
  [cocktail, 'cocktail cantina tavern rum'],
  [coinHeap, 'fortune gold coins money payday'],
  [compass, 'compass'],
  [cowboyHat, 'saloon'],
  [crossing, 'chicken'],
  [crown, "crown regent's king queens coronation royal emperor"],
  [crystalBall, 'crystal seance'],
  [cupcake, 'cupcake bakery'],
  [dice, 'dice die'],
  [diceDome, 'bowl'],
  [discoBall, 'disco vinyl'],
  [donut, 'donut'],
  [dragon, 'dragon'],
  [drawDrum, 'keno'],
  [drum, 'drum drums trapeze'],
  [eagle, 'eagle'],
  [elephant, 'elephant'],
  [firework, 'countdown!'],
  [fox, 'fox'],
  [fruitBowl, 'orchard'],
  [galleon, 'galleon longship wreck voyage trade'],
  [goldCart, 'nugget pickaxe'],
  [grapeBunch, 'grape'],
  [guitar, 'guitar serenade salsa fiddler'],
  [gummyBear, 'bear gumdrop'],
  [honeyPot, 'honey honeycomb pollen'],
  [horse, 'pony derby gallop'],
  [horseshoe, 'hooves'],
  [iceCrystal, 'glacier frostbite'],
  [ingot, 'ingot'],
  [jewel, 'diamond diamonds ruby emerald opal'],
  [jewels, 'sapphire facet prism jewel'],
  [joker, "ringmaster's jester's joker carnival"],
  [junk, 'central southern mekong river tho delta harbor malacca'],
  [koi, 'koi carp'],
  [lantern, 'lantern lanterns lamplight'],
  [lemon, 'lemon'],
  [lotusFlower, 'lotus petals'],
  [luckyCat, 'cat cats'],
  [mapScroll, 'letters meridian uncharted'],
  [mermaidTail, "mermaid mermaid's"],
  [microphone, 'karaoke backstage cabaret'],
  [moneyWheel, 'wheel'],
  [monkey, 'monkey'],
  [moonLady, 'moon moonlight moonlit moonrise crescent mooncake'],
  [mushrooms, 'toadstool wood'],
  [orange, 'mango'],
  [owl, 'owl'],
  [pagoda, 'hanoi saigon hue nang highland northern'],
  [palmIsland, 'trang visayas mindanao isla andaman borneo java luzon palawan lagoon isles coconut beach'],
  [panda, 'panda'],
  [panther, 'panther'],
  [parrot, 'macaw parrot'],
  [pearlShell, 'pearl'],
  [penguin, 'penguin'],
  [phoenix, 'phoenix firebird'],
  [plumFruit, 'plum'],
  [polarBear, 'polar'],
  [potOfGold, "rainbow's"],
  [potion, 'brew bottle elixir'],
  [rabbit, 'rabbit bunny'],
  [raceHelmet, 'race kart'],
  [redEnvelope, 'envelope'],
  [reefFish, 'clownfish'],
  [robot, 'robo rivet professor'],
  [rocket, 'comet moonbase'],
  [rose, 'rose peony bouquet'],
  [roulette, 'roulette'],
  [scarab, 'scarab scarabs'],
  [seven, 'sevens seven'],
  [shark, 'shark'],
  [sheriffStar, 'sheriff'],
  [skull, 'captain skull'],
  [slotMachine, 'diner arcade'],
  [snowQueen, "queen's"],
  [spellBook, 'grimoire spells library'],
  [spire, 'siam lanna bangkok phraya stupa'],
  [sportsCar, 'turbo boulevard jeepney'],
  [spur, 'spur'],
  [swordShield, 'axe blade duel shields phalanx rapier'],
  [ticket, 'ticket'],
  [tiger, 'tiger'],
  [trident, "trident neptune's"],
  [trophy, 'trophy cup champion laurel'],
  [turtle, 'turtle'],
  [unicorn, 'unicorn'],
  [vault, "vault safecracker's"],
  [viking, 'jarl'],
  [wakefulEye, 'eye'],
  [watermelon, 'melon'],
  [wizardHat, 'hat'],
  [wolf, 'wolf'],
]

const sightOf = new Map(
  subjectWords.flatMap(([subject, words]) => words.split(' ').map((word) => [word, subject] as const)),
)

/** Words for colours. */
const colours = new Map([
  ...shade('#e8203c', 'ruby crimson red scarlet carmine rouge'),
  ...shade('#12b06a', 'emerald jade green verde shamrock'),
  ...shade('#2468f2', 'sapphire azure cobalt blue'),
  ...shade('#ffa41f', 'amber saffron gold golden marigold honey'),
  ...shade('#b04aff', 'amethyst violet royal plum orchid'),
  ...shade('#ff6f5c', 'coral sunset'),
  ...shade('#ff6fa8', 'rose peony blossom sampaguita candy opal'),
  ...shade('#c9d3e6', 'silver ivory moonlit diamond'),
  ...shade('#4a3f66', 'onyx obsidian midnight'),
])

function shade(colour: string, words: string): [string, string][] {
  return words.split(' ').map((word) => [word, colour])
}

const wordsOf = (name: string) => name.toLowerCase().split(/[\s-]+/)

/** Returns the subjects in a name, the last word first, because it is the noun. */
export const subjectsIn = (name: string): Subject[] =>
  wordsOf(name)
    .reverse()
    .flatMap((word) => sightOf.get(word) ?? [])

export const colourIn = (name: string): string | undefined =>
  wordsOf(name)
    .map((word) => colours.get(word))
    .find((colour) => colour !== undefined)
