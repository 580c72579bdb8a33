import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join( __dirname, '../vectors' );

/** The rows of `tests/vectors/<name>.json`; PHPUnit runs the same rows (tests/php/Vectors.php). */
export function vectors< Row >( name: string ): Row[] {
	return JSON.parse( readFileSync( join( FOLDER, `${ name }.json` ), 'utf8' ) ) as Row[];
}

/** What both languages know of the types of field: one file for each type in `tests/vectors/fields`. */
export interface TypeVectors {
	rules: unknown[];
	texts: unknown[];
	views: unknown[];
}

export const TYPE_FILES: readonly string[] = readdirSync( join( FOLDER, 'fields' ) ).map( ( file ) =>
	join( FOLDER, 'fields', file )
);

export const typeVectors = ( file: string ): TypeVectors => JSON.parse( readFileSync( file, 'utf8' ) ) as TypeVectors;

/** The rows of one kind of all types of field. */
export const fieldVectors = < Row >( kind: keyof TypeVectors ): Row[] =>
	TYPE_FILES.flatMap( ( file ) => typeVectors( file )[ kind ] as Row[] );

/** The names of all files with cases. */
export function vectorNames(): string[] {
	return readdirSync( FOLDER )
		.filter( ( file ) => file.endsWith( '.json' ) )
		.map( ( file ) => file.replace( /\.json$/, '' ) );
}
