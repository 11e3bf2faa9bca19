import type { ClusterKey } from '../english.ts'

export const table: Readonly<Record<ClusterKey, string>> = {
  speed: 'Bilis',
  normal: 'Normal',
  quick: 'Mabilis',
  tumbles: 'Mga bagsak: {count}',
  noCluster: 'Walang kumpol',
  freeSpins: 'Libreng ikot: {count}',
  autoplayFeature: 'Itigil kapag may libreng ikot',
  freeSpinOf: 'Libreng ikot {nth} sa {count}',
  capReached: 'Ang pinakamalaking panalo ng isang round',
  howClusters:
    'Nagbabayad ang lima o higit pang magkaparehong hiyas na magkadikit sa tabi o sa ibabaw. Nawawala ang mga ito, bumabagsak ang nasa itaas, at may dumarating na bago, hanggang wala nang nagbabayad.',
  howMultiplier:
    'Isang beses binibilang ang unang ibayad ng ikot. Sa bawat bagsak na nagbayad, tumataas nang isa ang multiplier, hanggang ×{most}. Sa lahat ng libreng ikot ng round, nananatili ito sa naabot nito.',
  howFreeSpins:
    'Walang ibinabayad ang mga bituin mismo. Tatlo, apat, o lima pataas nito sa grid sa dulo ng ikot ay may {three}, {four} o {five} libreng ikot. Tatlo o higit pa sa libreng ikot ay dagdag na {more}, hanggang {most} sa isang round.',
  howQuick: 'Pareho ang ipinapakita ng Mabilis sa mas maikling oras.',
  clustersPay: 'Bayad ng kumpol ayon sa laki, sa bilang ng taya sa ×1',
  gem: 'Hiyas',
  returnWhole:
    'Sa lahat ng taya, eksaktong {share} ang bumabalik bilang panalo; {free} nito sa libreng ikot. Walang niro-round.',
  howOften:
    'Isa sa {hit} round ang may bayad, at isa sa {free} ang may libreng ikot. Pabago-bago ang laro: {volatility} taya ang standard deviation ng round, kaya karaniwan ang matagal na walang panalo.',
  capEnds: 'Kapag naabot ng round ang panalong ito, doon ito natatapos, kasama ang mga libreng ikot.',
  howBook:
    'May {rounds} nakahandang round, bawat isa ay may timbang. Sa bawat taya, bumubunot ang server ng isa mula sa cryptographic na random source ayon sa timbang nito, at nilalaro ito bagsak kada bagsak mula sa seed nito, laging pareho. Kaya hindi tantiya ang balik kundi kabuuan ng lahat. Walang nababago ang pinipindot mo o ang bilis mo.',
}
