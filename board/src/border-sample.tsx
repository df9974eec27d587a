// A short stretch of a border for a legend: the same strokes as on the map.
const SAMPLE = 'M3 7H43';

export const BorderSample = ({ kind }: { readonly kind: string }) => (
  <svg class="border-sample" width="46" height="14" viewBox="0 0 46 14" role="presentation">
    {(['casing', 'line', 'core'] as const).map((stroke) => (
      <g key={stroke} class={`map-borders ${stroke}`}>
        <path class={kind} d={SAMPLE} />
      </g>
    ))}
  </svg>
);
