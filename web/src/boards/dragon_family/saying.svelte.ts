/** What a screen reader is told of the map. */

import type { Offer } from '../../table/narrowing';
import type { DragonFamilyTerritoryView, DragonFamilyTileView } from '../../views';
import { Part } from '../part.svelte';
import { facts, keyAt } from './exploring.svelte';
import { hourOf, keyOf, terrainOf, waters } from './hex';
import { counted } from './offers';
import { goods, spotWords } from './telling';
import { own } from './words';
import type { Valley } from './valley.svelte';

export class Saying extends Part<Valley> {
  // Words

  /** Where a tile lies, for those who cannot see it. */
  readonly spotOf = (tile: DragonFamilyTileView | undefined): string => spotWords(tile?.cells[0], this.at.view);

  readonly tileWords = (tile: DragonFamilyTileView): string => {
    const said = [own('tile', { terrain: this.at.words.name(tile.kind) }), this.spotOf(tile)];
    if (tile.lair !== null)
      said.push(own('tile.lair', { name: this.at.names[tile.lair.seat] ?? '', dragon: this.at.words.name(tile.lair.dragon) }));
    if (tile.handlers.length > 0)
      said.push(own('tile.handlers', { names: tile.handlers.map((handler) => this.at.names[handler.seat] ?? '').join(', ') }));
    return said.join('; ');
  };

  readonly gainWords = (offer: Offer): string => {
    const all = this.at.exploring.gainsAt(keyAt(offer));
    return [...new Set(all.map((gain) => gain.seat))]
      .map((seat) =>
        own('gains', {
          name: this.at.names[seat] ?? '',
          who: seat === this.at.view.seat ? 'you' : 'other',
          resources: goods(
            [
              ...counted(all.filter((gain) => gain.seat === seat && !gain.lost).map((gain) => gain.resource)),
              ...all
                .filter((gain) => gain.seat === seat && gain.lost)
                .map((gain) => own('lost', { resource: this.at.words.name(gain.resource) })),
            ],
            this.at.words,
          ),
        }),
      )
      .join('; ');
  };

  /** Who cannot see which place it is has its number. */
  readonly layWords = (offer: Offer): string => {
    const piece = String(offer.parameters.piece);
    const { cells } = this.at.exploring;
    const told = own(waters(piece) > 0 ? 'lay.turned' : 'lay', {
      number: cells.findIndex((cell) => keyOf(cell) === keyAt(offer)) + 1,
      count: cells.length,
      kind: this.at.words.name(terrainOf(piece)),
      hour: hourOf(piece, facts(offer).rotation ?? 0),
      gains: this.gainWords(offer),
    });
    return `${told}; ${spotWords(
      cells.find((cell) => keyOf(cell) === keyAt(offer)),
      this.at.view,
    )}`;
  };

  readonly goWords = (tile: DragonFamilyTileView): string => {
    const found = this.at.view.choices?.moves.find((move) => move.tile === tile.id)?.resource ?? null;
    const told = own(found === null ? 'goto.nothing' : 'goto', {
      terrain: this.at.words.name(tile.kind),
      resource: this.at.words.name(tile.resource),
    });
    return `${told}; ${this.spotOf(tile)}`;
  };

  readonly territoryWords = (territory: DragonFamilyTerritoryView): string => {
    const lairs = territory.lairs.flatMap((count, seat) => (count > 0 ? [`${this.at.names[seat] ?? ''} ${count}`] : []));
    return own('territory', {
      terrain: this.at.words.name(territory.terrain),
      tiles: territory.tiles.length,
      worth: territory.worth,
      lairs: lairs.length > 0 ? own('lairs', { list: lairs.join(', ') }) : own('lairs.none'),
      leaders:
        territory.leaders.length > 0
          ? own('scores', { names: territory.leaders.map((seat) => this.at.names[seat] ?? '').join(', ') })
          : own('scores.none'),
    });
  };
}
