import { describe, expect, test } from 'vitest';
import { createLog, type Level } from '../src/log.ts';
import { createMetrics } from '../src/metrics.ts';

describe('the log', () => {
  const logged = (
    level: Level,
    use: (log: ReturnType<typeof createLog>) => void,
  ): readonly Record<string, unknown>[] => {
    const lines: string[] = [];
    use(createLog(level, (line) => lines.push(line)));
    for (const line of lines) expect(line).not.toContain('\n');
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  test('one object a line: when, how grave, what', () => {
    const [line] = logged('info', (log) => log.info('open', { port: 8080 }));
    expect(line).toMatchObject({ level: 'info', event: 'open', port: 8080 });
    expect(line?.['at']).toMatch(/^\d{4}-\d\d-\d\dT/);
  });
  test.for([
    ['debug', 4],
    ['info', 3],
    ['warn', 2],
    ['error', 1],
    ['silent', 0],
  ] as const)('%s keeps %i of four', ([level, count]) =>
    expect(
      logged(level, (log) => {
        log.debug('a');
        log.info('b');
        log.warn('c');
        log.error('d');
      }),
    ).toHaveLength(count),
  );
  test('secrets are hidden by their names, however deep', () => {
    const lines = logged('info', (log) =>
      log.info('x', {
        password: 'S1',
        request: { cookie: 'S2', headers: [{ authorization: 'S3', resetToken: 'S4' }] },
        DATABASE_URL: 'S5',
        email: 'S6',
        name: 'seen',
      }),
    );
    expect(JSON.stringify(lines)).not.toMatch(/S\d/);
    expect(JSON.stringify(lines)).toContain('seen');
  });
  test('an error is told with its code and where it was', () => {
    const [line] = logged('info', (log) =>
      log.error('x', { error: Object.assign(new Error('broke'), { code: 'EPIPE' }) }),
    );
    expect(line?.['error']).toMatchObject({ message: 'broke', code: 'EPIPE' });
  });
  test('what a visitor writes makes no second line, and no endless one', () => {
    const [line] = logged('info', (log) => log.info('x', { said: `a\n{"level":"error"}${'y'.repeat(10_000)}` }));
    expect(String(line?.['said']).length).toBeLessThanOrEqual(500);
  });
  test('what turns in circles ends', () => {
    const circle: Record<string, unknown> = {};
    circle['again'] = circle;
    expect(logged('info', (log) => log.info('x', circle))).toHaveLength(1);
  });
});

describe('metrics', () => {
  test('a counter by labels', async () => {
    const metrics = createMetrics();
    const moves = metrics.counter('rose_moves_total', 'Moves.');
    expect(await metrics.text()).toBe(
      '# HELP rose_moves_total Moves.\n# TYPE rose_moves_total counter\nrose_moves_total 0\n',
    );
    moves.add(1, { game: 'deux-roses' });
    moves.add(2, { game: 'a"b\\c\nd' });
    const text = await metrics.text();
    expect(text).toContain('rose_moves_total{game="deux-roses"} 1\n');
    expect(text).toContain('rose_moves_total{game="a\\"b\\\\c\\nd"} 2\n');
  });
  test('a histogram counts each once, and everything up to its bounds', async () => {
    const metrics = createMetrics();
    const seconds = metrics.histogram('t', 'Time.', [0.1, 1]);
    for (const value of [0.05, 0.1, 0.5, 3]) seconds.observe(value);
    const lines = (await metrics.text()).trim().split('\n').slice(2);
    expect(lines).toEqual([
      't_bucket{le="0.1"} 2',
      't_bucket{le="1"} 3',
      't_bucket{le="+Inf"} 4',
      't_sum 3.65',
      't_count 4',
    ]);
  });
  test('a gauge is read when asked, also from afar', async () => {
    const metrics = createMetrics();
    let value = 1;
    metrics.gauge('g', 'G.', async () => value);
    value = 7;
    expect(await metrics.text()).toContain('\ng 7\n');
  });
  test('a gauge that fails leaves the others readable', async () => {
    const metrics = createMetrics();
    metrics.gauge('bad', 'Bad.', () => Promise.reject(new Error('no')));
    metrics.gauge('good', 'Good.', () => 1);
    expect(await metrics.text()).toContain('\ngood 1\n');
  });
  test('no name twice', () => {
    const metrics = createMetrics();
    metrics.counter('x', 'X.');
    expect(() => metrics.counter('x', 'X.')).toThrow('x exists twice');
  });
  test('labels without end do not fill the memory', async () => {
    const metrics = createMetrics();
    const counter = metrics.counter('x', 'X.');
    for (let i = 0; i < 5_000; i += 1) counter.add(1, { i: String(i) });
    expect((await metrics.text()).split('\n').length).toBeLessThan(250);
  });
});
