import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlanRegistry, type FetchPlans, type PlanRegistry, type Plans } from '../../../src/phone/metadata';

const ROOT = join( __dirname, '../../..' );

/** Builds the files again, because a test must not depend on an earlier build. */
function builtFolder(): string {
	const folder = mkdtempSync( join( tmpdir(), 'vestibule-phone-' ) );
	execFileSync( process.execPath, [ join( ROOT, 'tools/phone-metadata.mjs' ), '--to', folder ] );
	return folder;
}

let folder: string | undefined;

export const fetchBuilt: FetchPlans = ( code ) => {
	folder ??= builtFolder();
	const file = join( folder, `${ code.slice( 0, 2 ) }.json` );
	const plans = JSON.parse( readFileSync( file, 'utf8' ) ) as Record< string, Plans >;
	return plans[ code ] ? Promise.resolve( plans[ code ] ) : Promise.reject( new Error( `No plans for ${ code }` ) );
};

export const builtPlans = (): PlanRegistry => createPlanRegistry( fetchBuilt );
