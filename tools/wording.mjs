/**
 * `npm run wording`: counts comments and names that are hard to read. The number may only fall: lower MAX_FOUND when it
 * has. `npm run wording -- plugin/src/Forms` lists those of a path.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { oddities } from './lib/oddities.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, say } from './lib/say.mjs';

const MAX_FOUND = 13;

const FOLDERS = [ 'plugin/src', 'blocks', 'src', 'theme', 'tools', 'tests' ];
const CODE = /\.(php|tsx?|mjs|css|scss)$/;
const GENERATED = /^(src\/contracts|theme\/build|tests\/\.results|tools\/docs\/node_modules)\//;

const files = [
	...readdirSync( inRoot( '.' ) ),
	...FOLDERS.flatMap( ( folder ) =>
		readdirSync( inRoot( folder ), { recursive: true, encoding: 'utf8' } ).map(
			( name ) => `${ folder }/${ name }`
		)
	),
].filter( ( file ) => CODE.test( file ) && ! GENERATED.test( file ) );

/** Finds them in the files of a path, and returns them with the names of the files. */
const found = ( under ) =>
	files
		.filter( ( file ) => file.startsWith( under ) )
		.flatMap( ( file ) =>
			oddities( readFileSync( inRoot( file ), 'utf8' ) ).map( ( text ) => `${ file }: ${ text.slice( 0, 120 ) }` )
		);

main( () => {
	const [ under ] = process.argv.slice( 2 );
	const all = found( under ?? '' );
	if ( under ) {
		say( all.join( '\n' ) );
	}
	say( `${ all.length } comments and names are hard to read${ under ? '' : `; ${ MAX_FOUND } are allowed` }.` );
	return under || all.length <= MAX_FOUND ? 0 : 1;
} );
