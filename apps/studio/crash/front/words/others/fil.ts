import type { CrashKey } from '../english.ts'

export const table: Readonly<Record<CrashKey, string>> = {
  waitingForYou: 'Naghihintay ng taya ang susunod na lipad',
  startsIn: 'Magsisimula sa {seconds} s',
  flying: 'Nasa himpapawid',
  crashedAt: 'Nawala sa ×{point}',
  nextFlight: 'Hintayin ang susunod na lipad',
  youAreIn: 'Kasama ka na',
  leavesAt: 'Kusang aalis sa ×{point}',
  byHand: 'Ikaw ang magsasabi kung kailan aalis',
  cashOut: 'Kunin ang {amount}',
  auto: 'Kusang umalis sa',
  autoLower: 'Mas maagang umalis',
  autoHigher: 'Mas huling umalis',
  leftAt: 'Umalis ka sa ×{point}',
  lost: 'Nandoon ka pa sa ×{point}',
  tooSoon: 'Puwede kang umalis mula ×1.01.',
  notYet: 'Hindi pa nagsisimula ang lipad.',
  gone: 'Wala na ito nang dumating ang pindot mo.',
  stakeRuns: 'Kasama ka na sa lipad na ito.',
  proofTitle: 'Paano itinatakda ang mga lipad',
  proofIdea:
    'Ang seed ng bawat isa ay SHA-256 ng seed ng kasunod, at inilathala ang hash ng una bago ang anumang taya. Inihahalo ang mga marka ng unang tatlong taya: bago ang mga iyon, walang nakakaalam ng lalabas.',
  promisedHash: 'SHA-256 ng seed ng lipad na ito',
  salt: 'Salt ng kadena',
  marks: 'Mga marka ng mga unang taya',
  checkMine: 'Suriin ang huli mong lipad',
  howFly:
    'Tumatanggap ng taya nang 6 na segundo; saka lilipad, at lumalaki ang ×1.00 nang e^(0.00006 t), t sa milisegundo, pareho sa lahat. Umalis bago ito mawala, sa pindot o kusa sa puntong itinakda mo, at babayaran ang taya mo ayon sa naabot.',
  howCounted:
    'Ang binibilang ay kung kailan umabot sa server namin ang pindot mo, ayon sa orasan nito. Puwedeng umalis mula ×1.01; sa ×10,000 binabayaran ang lahat.',
  howGone:
    'Ang tsansang maabot ang puntong m ay 0.99 na hinati sa m. Kaya isa sa limampung lipad ang nawawala bago ang ×1.01.',
  returnCrash: 'Sa lahat ng taya, 99 % ang bumabalik, saan ka man umalis. Walang binibilog.',
  brokenLine:
    'Kapag naputol ang koneksyon mo, gumagana pa rin ang puntong itinakda mo; kung wala, lilipad ang taya hanggang dulo.',
  brokenServer:
    'Kapag tumigil ang server namin sa gitna ng lipad, babayaran ang nagtakda ng puntong naaabot ng lipad; ang iba pang kasama ay babalikan ng taya.',
  howDraw:
    'Ang unang numerong mas mababa sa 4,294,967,296 at ang ikalawang mas mababa sa 1,048,576 ay bumubuo ng isa sa 2^52 numero n. Natatapos ang lipad sa 0.99 · 2^52 / (2^52 − n), putol sa sandaanan, ngunit hindi bababa sa 1.00.',
  flight: 'Lipad',
}
