import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join( __dirname, '../vectors' );

/** Rows of `tests/vectors/<name>.json`. PHPUnit tests the same rows (tests/php/Vectors.php). */
export function vectors< Row >( name: string ): Row[] {
	return JSON.parse( readFileSync( join( FOLDER, `${ name }.json` ), 'utf8' ) ) as Row[];
}

/** Test data of field types for PHP and TypeScript: one file per type in `tests/vectors/fields`. */
export interface TypeVectors {
	rules: unknown[];
	texts: unknown[];
	views: unknown[];
}

export const TYPE_FILES: readonly string[] = readdirSync( join( FOLDER, 'fields' ) ).map( ( file ) =>
	join( FOLDER, 'fields', file )
);

export const typeVectors = ( file: string ): TypeVectors => JSON.parse( readFileSync( file, 'utf8' ) ) as TypeVectors;

/** Rows of one kind for all field types. */
export const fieldVectors = < Row >( kind: keyof TypeVectors ): Row[] =>
	TYPE_FILES.flatMap( ( file ) => typeVectors( file )[ kind ] as Row[] );

/** Names of all files with cases. */
export function vectorNames(): string[] {
	return readdirSync( FOLDER )
		.filter( ( file ) => file.endsWith( '.json' ) )
		.map( ( file ) => file.replace( /\.json$/, '' ) );
}
