import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join( __dirname, '../../..' );

/** Hooks that the plugin's PHP fires. */
function fired(): string[] {
	const files = readdirSync( join( ROOT, 'plugin/src' ), { recursive: true } )
		.map( String )
		.filter( ( file ) => file.endsWith( '.php' ) );
	const names = files.flatMap( ( file ) =>
		[
			...readFileSync( join( ROOT, 'plugin/src', file ), 'utf8' ).matchAll(
				/(?:do_action|apply_filters)\(\s*'(vestibule\/\w+)'/g
			),
		].map( ( match ) => match[ 1 ] ?? '' )
	);
	return [ ...new Set( names ) ].sort();
}

test( 'docs/hooks.md lists exactly the hooks of the plugin', () => {
	const documented = [
		...readFileSync( join( ROOT, 'docs/hooks.md' ), 'utf8' ).matchAll( /^\| `(vestibule\/\w+)`/gm ),
	].map( ( match ) => match[ 1 ] );
	expect( [ ...documented ].sort() ).toEqual( fired() );
} );
