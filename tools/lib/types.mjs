/** TypeScript types of the plugin's contracts in `src/contracts/`. Generated from JSON Schema, not committed. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractNames, readContract } from './contracts.mjs';
import { inRoot } from './paths.mjs';

export const TYPES = inRoot( 'src/contracts' );
const BANNER = '/* Generated from plugin/contracts. Edit the contracts instead. */';

/** Writes the files that differ, and removes files of contracts that no longer exist. */
export async function writeTypes() {
	// Imported late, because npm packages are installed after the commands have started.
	const { compile } = await import( 'json-schema-to-typescript' );
	const names = contractNames();
	mkdirSync( TYPES, { recursive: true } );
	for ( const name of names ) {
		const target = join( TYPES, `${ name }.ts` );
		const types = await compile( readContract( name ), name, {
			bannerComment: BANNER,
			additionalProperties: false,
			// Limits are only for validation. They would add a tuple type for every length.
			ignoreMinAndMaxItems: true,
			style: { useTabs: true, singleQuote: true, printWidth: 120 },
		} );
		if ( ! existsSync( target ) || readFileSync( target, 'utf8' ) !== types ) {
			writeFileSync( target, types );
		}
	}
	readdirSync( TYPES )
		.filter( ( file ) => ! names.includes( file.replace( /\.ts$/, '' ) ) )
		.forEach( ( file ) => rmSync( join( TYPES, file ) ) );
}
