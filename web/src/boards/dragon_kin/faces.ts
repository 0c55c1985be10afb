/**
 * The faces and the back of the cards as SVG symbols, put into the document once:
 * a card on the board is then one reference, however rich its picture.
 */

import { KINDS, type Kind, type Tone } from './dragons';

const PAPER = '#f3e7cc';
const INK = '#2a1c10';
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';
let there = false;

/** The symbol of a card; null is the back. In a box of 100 by 140. */
export function face(dragon: string | null): string {
  if (!there) {
    there = true;
    const home = document.createElement('div');
    home.innerHTML = `<svg width="0" height="0" aria-hidden="true"><defs>${Object.entries(KINDS)
      .map(([name, kind]) => front(name, kind))
      .join('')}${BACK}</defs></svg>`;
    home.className = 'hidden-text';
    document.body.append(home);
  }
  return dragon === null ? '#card-back' : `#card-${dragon}`;
}

function front(name: string, kind: Kind): string {
  const tone = (tone: Tone): string => (tone === 'line' ? kind.ink : kind[tone]);
  const art = kind.art
    .map((layer) =>
      layer.stroke
        ? `<path d="${layer.d}" fill="none" stroke="${tone(layer.tone)}" stroke-width="${layer.stroke}" ${ROUND}/>`
        : `<path d="${layer.d}" fill="${tone(layer.tone)}"${layer.plain ? '' : ` stroke="${kind.ink}" stroke-width="1.8" ${ROUND}`}/>`,
    )
    .join('');
  return `<symbol id="card-${name}" viewBox="0 0 100 140">
    <rect x="0.8" y="0.8" width="98.4" height="138.4" rx="8.5" fill="${PAPER}" stroke="${INK}" stroke-width="1.6"/>
    <rect x="5.5" y="5.5" width="89" height="129" rx="5" fill="${kind.field[1]}"/>
    <path d="M5.5 10.5Q5.5 5.5 10.5 5.5H89.5Q94.5 5.5 94.5 10.5V70Q50 104 5.5 70Z" fill="${kind.field[0]}"/>
    <g transform="translate(10 21.5) scale(0.8)">${art}</g>
    <circle cx="19" cy="19" r="11.5" fill="${PAPER}" stroke="${INK}"/>
    <path d="${kind.glyph}" transform="translate(11.5 11.5) scale(0.625)" fill="none" stroke="${INK}" stroke-width="2.6" ${ROUND}/>
  </symbol>`;
}

const BACK = `<symbol id="card-back" viewBox="0 0 100 140">
  <rect x="0.8" y="0.8" width="98.4" height="138.4" rx="8.5" fill="${PAPER}" stroke="${INK}" stroke-width="1.6"/>
  <rect x="5.5" y="5.5" width="89" height="129" rx="5" fill="#4a1526"/>
  <g transform="translate(50 70)" fill="none" stroke="#c9973f" stroke-linejoin="round" stroke-linecap="round">
    <rect x="-36" y="-56" width="72" height="112" rx="6" stroke-width="1.6"/>
    <path d="M-36 -34L-14 -56M-36 -10L10 -56M36 34L14 56M36 10L-10 56M36 -34L14 -56M36 -10L-10 -56M-36 34L-14 56M-36 10L10 56"
      stroke-width="0.9" opacity="0.55"/>
    <path d="M0 -36L26 0L0 36L-26 0Z" fill="#5e1c31" stroke-width="2"/>
    <path d="M-13 11L-15 -9L-7 -2L0 -15L7 -2L15 -9L13 11Z" fill="#c9973f" stroke="${INK}" stroke-width="1.4"/>
    <path d="M-13 15H13" stroke-width="2.6"/>
  </g>
</symbol>`;
