export { startPostgres, type TestPostgres, type Wanted } from './postgres.ts';
