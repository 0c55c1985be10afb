/** What a screen reader is told of the map. */

import type { Offer } from '../../table/narrowing';
import type { DragonFamilyTerritoryView, DragonFamilyTileView } from '../../views';
import { Part } from '../part.svelte';
import { facts } from './exploring.svelte';
import { gains } from './forecast';
import { type Cell, resourceOf } from './hex';
import { own } from './words';
import type { Valley } from './valley.svelte';

export class Saying extends Part<Valley> {
  // Words

  readonly tileWords = (tile: DragonFamilyTileView): string => {
    const cell = tile.cells[0] as Cell;
    const said = [own('tile', { tile: tile.id, terrain: this.at.words.name(tile.kind), q: cell.q, r: cell.r })];
    if (tile.lair !== null)
      said.push(own('tile.lair', { name: this.at.names[tile.lair.seat] ?? '', dragon: this.at.words.name(tile.lair.dragon) }));
    if (tile.handlers.length > 0)
      said.push(own('tile.handlers', { names: tile.handlers.map((handler) => this.at.names[handler.seat] ?? '').join(', ') }));
    return said.join('; ');
  };

  readonly gainWords = (offer: Offer): string => {
    const all = gains(this.at.view, this.at.ground, { q: facts(offer).q ?? 0, r: facts(offer).r ?? 0 }, this.at.view.turn ?? this.at.home);
    return [...new Set(all.map((gain) => gain.seat))]
      .map((seat) =>
        own('gains', {
          name: this.at.names[seat] ?? '',
          who: seat === this.at.view.seat ? 'you' : 'other',
          resources: all
            .filter((gain) => gain.seat === seat)
            .map((gain) => (gain.lost ? own('lost', { resource: this.at.words.name(gain.resource) }) : this.at.words.name(gain.resource)))
            .join(', '),
        }),
      )
      .join('; ');
  };

  readonly layWords = (offer: Offer): string =>
    own('lay', {
      q: facts(offer).q ?? 0,
      r: facts(offer).r ?? 0,
      kind: this.at.words.name(String(offer.parameters.piece)),
      rotation: facts(offer).rotation ?? 0,
      gains: this.gainWords(offer),
    });

  readonly goWords = (tile: DragonFamilyTileView): string => {
    const resource = resourceOf(tile.terrain);
    return own(this.at.view.supply !== null && (this.at.view.supply[resource] ?? 0) === 0 ? 'goto.nothing' : 'goto', {
      tile: tile.id,
      terrain: this.at.words.name(tile.kind),
      resource: this.at.words.name(resource),
    });
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
