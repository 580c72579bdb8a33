/**
 * `npm run wording`: counts comments and names that are hard to read. The number may only fall: lower MAX_FOUND when it
 * has. `npm run wording -- plugin/src/Forms` lists those of a path.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { oddities } from './lib/oddities.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, say } from './lib/say.mjs';

const MAX_FOUND = 3207;

const CODE = /^(plugin\/src|blocks|src|theme|tools|tests)\/.*\.(php|tsx?|mjs|css|scss)$/;
const GENERATED = /^(src\/contracts|plugin\/(build|vendor|languages))\//;

/** Finds them in the files of a path, with their places. */
function found( under ) {
	return execFileSync( 'git', [ 'ls-files' ], { cwd: inRoot( '.' ), encoding: 'utf8' } )
		.split( '\n' )
		.filter( ( file ) => CODE.test( file ) && ! GENERATED.test( file ) && file.startsWith( under ) )
		.flatMap( ( file ) =>
			oddities( readFileSync( inRoot( file ), 'utf8' ) ).map( ( text ) => `${ file }: ${ text.slice( 0, 120 ) }` )
		);
}

main( () => {
	const [ under ] = process.argv.slice( 2 );
	const all = found( under ?? '' );
	if ( under ) {
		say( all.join( '\n' ) );
	}
	say( `${ all.length } comments and names are hard to read${ under ? '' : `; ${ MAX_FOUND } are allowed` }.` );
	return under || all.length <= MAX_FOUND ? 0 : 1;
} );
