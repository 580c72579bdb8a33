/* @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join( __dirname, '../../../plugin/src' );

/** Hooks that everyone may use, including packages of the plugin (docs/architecture.md, "Packages and layers"). */
const FOR_ALL = [
	'belongs_to_entry',
	'blocked_times_changed',
	'consent_needed',
	'health_checks',
	'purge_pages',
	'scheduled_events',
	'seed_demo',
	'start',
];

/** Names of the plugin's hooks that plugin/src listens to. */
const heard = readdirSync( SOURCE, { recursive: true } )
	.map( String )
	.filter( ( file ) => file.endsWith( '.php' ) )
	.flatMap( ( file ) => [
		...readFileSync( join( SOURCE, file ), 'utf8' ).matchAll(
			/(?:\badd_(?:action|filter)|#\[Hook)\(\s*["']vestibule\/([\w{}$]+)["']|\bconst \w+\s*=\s*'vestibule\/(purge_pages)'/g
		),
	] )
	.map( ( [ , literal, constant ] ) => literal ?? constant );

test( 'packages of the plugin do not call each other through hooks', () => {
	expect( [ ...new Set( heard ) ].sort() ).toEqual( FOR_ALL );
} );
