// What the signs of the map and the counters mean.
import { garrisonOf, P, type PlaceKind } from '@rose/kingmaker/ids';
import { glyphOf } from './map-glyphs.ts';
import { SITES } from './map-places.ts';
import { boardWords } from './words.ts';
import './legend.css';

const KINDS = [
  'city',
  'town',
  'royal-castle',
  'castle',
  'open-town',
  'unfortified',
] as const satisfies readonly PlaceKind[];
const garrisonOfKind = (kind: PlaceKind): number => {
  const site = SITES.find((one) => one.kind === kind);
  return site ? garrisonOf(P[site.id]) : 0;
};
const Sample = ({ kind }: { readonly kind: PlaceKind }) => {
  const glyph = glyphOf(kind, { x: 0, y: 0, s: 1.4 });
  return (
    <svg width="30" height="24" viewBox="-15 -20 30 24" aria-hidden="true">
      {(['stone', 'gold', 'sand', 'line', 'ink'] as const).map((colour) => (
        <path key={colour} class={`km-site ${colour}`} d={glyph[colour]} />
      ))}
    </svg>
  );
};
export const Legend = () => {
  const say = boardWords();
  return (
    <section class="legend km-legend" aria-label={say.legend}>
      <h3>{say.places}</h3>
      <dl>
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt>
              <Sample kind={kind} /> <span>{say.placeKinds[kind]}</span>
            </dt>
            <dd>{garrisonOfKind(kind) || '–'}</dd>
          </div>
        ))}
      </dl>
      <h3>{say.counters}</h3>
      <ul>
        {Object.values(say.counterSigns).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
};
