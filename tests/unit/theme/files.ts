import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of Portico, as it is installed. */
export const THEME = join( __dirname, '../../../theme' );

/** Paths of all files below a folder of the theme, relative to the theme. */
export const filesIn = ( folder: string, ends = '' ): string[] =>
	readdirSync( join( THEME, folder ), { recursive: true, withFileTypes: true } )
		.filter( ( entry ) => entry.isFile() && entry.name.endsWith( ends ) )
		.map( ( entry ) => join( entry.parentPath, entry.name ).slice( THEME.length + 1 ) )
		.sort();

export const text = ( path: string ): string => readFileSync( join( THEME, path ), 'utf8' );

export const json = < T >( path: string ): T => JSON.parse( text( path ) ) as T;
