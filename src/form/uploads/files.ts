import type { Uploaded } from './queue';

const REFERENCE = /^[0-9a-f]{32}\/[0-9a-f]{32}\/([0-9]{1,12})\/([^/\\]+)$/;

/** Parses a file reference (docs/form-data.md): `signature/id/size/name`. Null if it is invalid. */
export function readReference( url: string ): Uploaded | null {
	const [ , size = '', name = '' ] = REFERENCE.exec( url ) ?? [];
	return name === '' ? null : { url, name, size: Number( size ) };
}

interface Words {
	/** Text with %s for the number of kilobytes. */
	kilobytes: string;
	megabytes: string;
}

const KILO = 1024;

/**
 * Formats a size in whole kilobytes, or in megabytes with one decimal. Fields\Types\File\Files returns the same text.
 */
export function sizeInWords( bytes: number, { kilobytes, megabytes }: Words ): string {
	const kilo = Math.max( 1, Math.round( bytes / KILO ) );
	return kilo < 1000
		? kilobytes.replace( '%s', String( kilo ) )
		: megabytes.replace( '%s', String( Math.round( ( bytes / KILO / KILO ) * 10 ) / 10 ) );
}

interface Limits {
	/** File extensions in the format of an input's `accept`, such as ".jpg,.pdf"; empty for all. */
	accept: string;
	/** Maximum size in bytes. */
	maxSize: number;
	/** Number of files that can still be added. */
	room: number;
}

export interface SortedFiles {
	taken: File[];
	wrongType: File[];
	tooLarge: File[];
	/** Valid files that exceed the maximum number. */
	surplus: File[];
}

/**
 * Splits selected files into accepted and rejected files. Files of a wrong type or size don't count towards the maximum
 * number.
 */
export function sortFiles( files: readonly File[], { accept, maxSize, room }: Limits ): SortedFiles {
	const endings = accept.split( ',' ).filter( Boolean );
	const isOfType = ( { name }: File ) =>
		endings.length === 0 || endings.some( ( ending ) => name.trim().toLowerCase().endsWith( ending ) );
	const fits = ( { size }: File ) => size <= maxSize;
	const good = files.filter( ( file ) => isOfType( file ) && fits( file ) );
	return {
		taken: good.slice( 0, Math.max( 0, room ) ),
		wrongType: files.filter( ( file ) => ! isOfType( file ) ),
		tooLarge: files.filter( ( file ) => isOfType( file ) && ! fits( file ) ),
		surplus: good.slice( Math.max( 0, room ) ),
	};
}
