import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join( __dirname, '../vectors' );

/** The rows of `tests/vectors/<name>.json`; PHPUnit runs the same rows (tests/php/Vectors.php). */
export function vectors< Row >( name: string ): Row[] {
	return JSON.parse( readFileSync( join( FOLDER, `${ name }.json` ), 'utf8' ) ) as Row[];
}

/** The names of all files with cases. */
export function vectorNames(): string[] {
	return readdirSync( FOLDER )
		.filter( ( file ) => file.endsWith( '.json' ) )
		.map( ( file ) => file.replace( /\.json$/, '' ) );
}
