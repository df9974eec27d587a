// Numbers for whoever watches the house, in the text format of Prometheus. A counter only grows, a gauge is read when
// somebody asks, a histogram counts durations by upper bound.
import { monitorEventLoopDelay } from 'node:perf_hooks';

export type Labels = Readonly<Record<string, string>>;
export interface Counter {
  add(by?: number, labels?: Labels): void;
}
export interface Histogram {
  /** In seconds. */
  observe(seconds: number, labels?: Labels): void;
}
export interface Metrics {
  counter(name: string, help: string): Counter;
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  /** The same for several at once, told apart by their labels. */
  gauges(name: string, help: string, read: () => Promise<readonly (readonly [Labels, number])[]>): void;
  histogram(name: string, help: string, bounds?: readonly number[]): Histogram;
  text(): Promise<string>;
}

/** Seconds. */
const BOUNDS: readonly number[] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 10];
/** A label that takes any value a visitor sends would fill the memory. */
const MOST_SERIES = 200;

const escapeLabel = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
const written = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};
const head = (name: string, help: string, type: string): string => `# HELP ${name} ${help}\n# TYPE ${name} ${type}`;

type Lines = () => Promise<string>;

const createCounter = (name: string, help: string): { readonly counter: Counter; readonly lines: Lines } => {
  const series = new Map<string, number>([['', 0]]);
  const add = (by = 1, labels: Labels = {}): void => {
    const key = written(labels);
    if (series.size >= MOST_SERIES && !series.has(key)) return;
    series.set(key, (series.get(key) ?? 0) + by);
  };
  const lines = async (): Promise<string> => {
    const rows = [...series].filter(([key, value]) => key !== '' || value > 0 || series.size === 1);
    return [head(name, help, 'counter'), ...rows.map(([key, value]) => `${name}${key} ${value}`)].join('\n');
  };
  return { counter: { add }, lines };
};

interface Series {
  readonly labels: Labels;
  readonly counts: number[];
  sum: number;
  count: number;
}
const createHistogram = (
  name: string,
  help: string,
  bounds: readonly number[],
): { readonly histogram: Histogram; readonly lines: Lines } => {
  const all = new Map<string, Series>();
  const observe = (seconds: number, labels: Labels = {}): void => {
    const key = written(labels);
    const series = all.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
    if (all.size >= MOST_SERIES && !all.has(key)) return;
    all.set(key, series);
    const place = bounds.findIndex((bound) => seconds <= bound);
    if (place >= 0) series.counts[place] = (series.counts[place] ?? 0) + 1;
    series.sum += seconds;
    series.count += 1;
  };
  const linesOf = ({ labels, counts, sum, count }: Series): readonly string[] => {
    let below = 0;
    const buckets = bounds.map((bound, i) => {
      below += counts[i] ?? 0;
      return `${name}_bucket${written({ ...labels, le: String(bound) })} ${below}`;
    });
    const total = `${name}_bucket${written({ ...labels, le: '+Inf' })} ${count}`;
    return [...buckets, total, `${name}_sum${written(labels)} ${sum}`, `${name}_count${written(labels)} ${count}`];
  };
  const lines = async (): Promise<string> =>
    [head(name, help, 'histogram'), ...[...all.values()].flatMap(linesOf)].join('\n');
  return { histogram: { observe }, lines };
};

export const createMetrics = (): Metrics => {
  const parts = new Map<string, Lines>();
  const keep = (name: string, lines: Lines): void => {
    if (parts.has(name)) throw new Error(`the metric ${name} exists twice`);
    parts.set(name, lines);
  };
  /** One that cannot be read is `NaN`: the others are wanted all the more then. */
  const readingOf = async (read: () => number | Promise<number>): Promise<number> => {
    try {
      return await read();
    } catch {
      return Number.NaN;
    }
  };
  const gauge: Metrics['gauge'] = (name, help, read) =>
    keep(name, async () => `${head(name, help, 'gauge')}\n${name} ${await readingOf(read)}`);
  return {
    counter(name, help) {
      const { counter, lines } = createCounter(name, help);
      keep(name, lines);
      return counter;
    },
    gauge,
    gauges: (name, help, read) =>
      keep(name, async () => {
        const found = await read().catch(() => []);
        return [head(name, help, 'gauge'), ...found.map(([of, value]) => `${name}${written(of)} ${value}`)].join('\n');
      }),
    histogram(name, help, bounds = BOUNDS) {
      const { histogram, lines } = createHistogram(name, help, bounds);
      keep(name, lines);
      return histogram;
    },
    text: async () => `${(await Promise.all([...parts.values()].map((lines) => lines()))).join('\n')}\n`,
  };
};

/** What any process can tell about itself; returns how to stop looking. */
export const watchProcess = (metrics: Metrics): (() => void) => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  metrics.gauge('rose_memory_bytes', 'Memory of the process in use.', () => process.memoryUsage.rss());
  metrics.gauge('rose_heap_bytes', 'Memory in use by its objects.', () => process.memoryUsage().heapUsed);
  metrics.gauge('rose_processor_seconds', 'Processor time used since the start.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('rose_uptime_seconds', 'Seconds since the start.', () => Math.round(process.uptime()));
  metrics.gauge('rose_loop_delay_seconds', 'Delay of the event loop, 95th percentile since last asked.', () => {
    const seconds = delay.percentile(95) / 1e9;
    delay.reset();
    return Number.isFinite(seconds) ? seconds : 0;
  });
  return () => delay.disable();
};
