import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlanRegistry, type FetchPlans, type PlanRegistry, type Plans } from '../../../src/phone/metadata';

const ROOT = join( __dirname, '../../..' );

/** The files that the build makes, made again: a test must not depend on an earlier build. */
function builtFolder(): string {
	const folder = mkdtempSync( join( tmpdir(), 'vestibule-phone-' ) );
	execFileSync( process.execPath, [ join( ROOT, 'tools/phone-metadata.mjs' ), '--to', folder ] );
	return folder;
}

let folder: string | undefined;

export const fetchBuilt: FetchPlans = ( code ) => {
	folder ??= builtFolder();
	return Promise.resolve( JSON.parse( readFileSync( join( folder, `${ code }.json` ), 'utf8' ) ) as Plans );
};

export const builtPlans = (): PlanRegistry => createPlanRegistry( fetchBuilt );
