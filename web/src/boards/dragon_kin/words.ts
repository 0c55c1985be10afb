/** The few words of this board that are in no rule: names of places, for labels. */

import { settings } from '../../settings.svelte';

const OWN = {
  en: {
    hall: 'The hall of Dragon Kin',
    gallery: 'Gallery',
    line: 'Royal line',
    kinslot: 'Kin',
    cards: '{count} cards',
    'cards.one': '1 card',
    secret: 'Face down: only you know this card',
    open: 'Hand of {name}: {cards}',
    royal: 'Royal card {position}',
    unknown: 'not seen by you',
    seen: 'seen by {names}',
    'seen.one': 'Seen by {name}',
    kin: '{name}’s kin {number}: {dragon}',
    facedown: 'face down',
    allied: '{dragon}, from an open alliance',
    stack: 'Gallery, {dragon}: {count}',
    inhand: '{dragon} in your hand',
    holds: '{name} holds {count} cards',
    unseen: 'Not seen yet',
    'unseen.text': 'Cards of each kind that you have not seen: in the line, in other hands, or face down as kin.',
    removed: 'Out of the game',
    round: 'Round {number}',
    coup: 'coup',
    absent: 'not in the line',
    ranking: 'Royal ranking',
    nokin: 'no kin',
    total: 'Total',
    discard: 'Discard',
    gain: 'Gain kin',
    interfere: 'Interfere',
    scry: 'Scry',
    ally: 'Open alliance',
    'gain.effect': 'a card, face down',
    'interfere.effect': 'turn up a rival’s kin',
    'scry.effect': 'peek at a royal card',
    'ally.effect': 'take from the gallery',
  },
  de: {
    hall: 'Die Halle von Dragon Kin',
    gallery: 'Galerie',
    line: 'Königliche Reihe',
    kinslot: 'Sippe',
    cards: '{count} Karten',
    'cards.one': '1 Karte',
    secret: 'Verdeckt: nur du kennst diese Karte',
    open: 'Hand von {name}: {cards}',
    royal: 'Königliche Karte {position}',
    unknown: 'von dir nicht gesehen',
    seen: 'gesehen von {names}',
    'seen.one': 'Gesehen von {name}',
    kin: 'Sippe von {name}, Karte {number}: {dragon}',
    facedown: 'verdeckt',
    allied: '{dragon}, aus einem offenen Bündnis',
    stack: 'Galerie, {dragon}: {count}',
    inhand: '{dragon} auf deiner Hand',
    holds: '{name} hält {count} Karten',
    unseen: 'Noch nicht gesehen',
    'unseen.text': 'So viele Karten jeder Art hast du nicht gesehen: in der Reihe, auf anderen Händen oder verdeckt als Sippe.',
    removed: 'Nicht im Spiel',
    round: 'Runde {number}',
    coup: 'Umsturz',
    absent: 'nicht in der Reihe',
    ranking: 'Königliche Rangfolge',
    nokin: 'keine Sippe',
    total: 'Gesamt',
    discard: 'Abwerfen',
    gain: 'Sippe gewinnen',
    interfere: 'Einmischen',
    scry: 'Erspähen',
    ally: 'Offenes Bündnis',
    'gain.effect': 'eine Karte, verdeckt',
    'interfere.effect': 'fremde Sippe aufdecken',
    'scry.effect': 'königliche Karte ansehen',
    'ally.effect': 'aus der Galerie nehmen',
  },
} as const;

export type OwnKey = keyof (typeof OWN)['en'];

export function own(key: OwnKey, facts: Readonly<Record<string, string | number>> = {}): string {
  return OWN[settings.language][key].replace(/\{(\w+)\}/g, (hole, name: string) => String(facts[name] ?? hole));
}

export function isOwn(key: string): key is OwnKey {
  return key in OWN.en;
}
