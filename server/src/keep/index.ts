// The door for whoever keeps a house: backups, checks, reports.
export { type Database, isShut, openDatabase, type Shut } from '../database/index.ts';
export { FILE } from '../open.ts';
export { isWrong, readSettings } from '../settings.ts';
export { type Backup, writeBackup } from './backup.ts';
export { doctor, doctorRules, type Finding, type Health, type RulesFinding, type RulesHealth } from './doctor.ts';
export type { Fault } from './replaying.ts';
export { type Report, reportsIn } from './reports.ts';
export { type NotRestored, proveBackup, readHead, restoreBackup } from './restore.ts';
