/* @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from './files';

/* The theme cuts rules of classes that a page has not when it is printed (theme/inc/UnusedRules.php); what a script
 * gives later must not be among them. */

const ROOT = resolve( __dirname, '../../..' );

/** The pattern of a constant, which is written in pieces. */
const patternOf = ( name: string ): string => {
	const [ , pieces = '' ] =
		new RegExp( `const ${ name } = (.*?);\\n`, 's' ).exec( text( 'inc/UnusedRules.php' ) ) ?? [];
	return [ ...pieces.matchAll( /'([^']*)'/g ) ].map( ( [ , piece ] ) => piece ).join( '' );
};
const judged = new RegExp( `^(?:${ patternOf( 'FIXED' ) }|${ patternOf( 'SETTINGS' ) })$` );

const scripts = [ 'src', 'blocks' ]
	.flatMap( ( folder ) =>
		readdirSync( join( ROOT, folder ), { recursive: true, encoding: 'utf8' } ).map( ( path ) =>
			join( folder, path )
		)
	)
	.filter( ( path ) => /^(src\/(?!admin)|blocks\/[^/]+\/live\/).*\.tsx?$/.test( path ) );

const given = scripts
	.flatMap( ( path ) => [
		...readFileSync( join( ROOT, path ), 'utf8' ).matchAll(
			/classList\.(?:add|toggle)\(([^)]*)|STATES = \[([^\]]*)/g
		),
	] )
	.flatMap( ( [ , added = '', states = '' ] ) =>
		[ ...( added + states ).matchAll( /'([^']+)'/g ) ].map( ( [ , name = '' ] ) => name )
	);

test( 'the patterns and the classes are found', () => {
	expect( judged.test( 'is-style-outline' ) ).toBe( true );
	expect( given ).toEqual(
		expect.arrayContaining( [ 'is-running', 'is-closing', 'vestibule-modal-is-open', 'item-is-stuck' ] )
	);
} );

test.each( [ ...new Set( given ) ] )( 'the rules of %s stay', ( name ) => {
	expect( judged.test( name ) ).toBe( false );
} );
