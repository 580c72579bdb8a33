import type { Uploaded } from './queue';

const REFERENCE = /^[0-9a-f]{32}\/[0-9a-f]{32}\/([0-9]{1,12})\/([^/\\]+)$/;

/** What a reference says of its file (docs/form-data.md): `signature/id/size/name`. */
export function readReference( url: string ): Uploaded | null {
	const [ , size = '', name = '' ] = REFERENCE.exec( url ) ?? [];
	return name === '' ? null : { url, name, size: Number( size ) };
}

interface Words {
	/** With %s for the number. */
	kilobytes: string;
	megabytes: string;
}

const KILO = 1024;

/** A size in whole kilobytes, or megabytes with one decimal; Fields\Types\File\Files says the same. */
export function sizeInWords( bytes: number, { kilobytes, megabytes }: Words ): string {
	const kilo = Math.max( 1, Math.round( bytes / KILO ) );
	return kilo < 1000
		? kilobytes.replace( '%s', String( kilo ) )
		: megabytes.replace( '%s', String( Math.round( ( bytes / KILO / KILO ) * 10 ) / 10 ) );
}

interface Limits {
	/** Endings as an input takes them, such as ".jpg,.pdf"; empty for all. */
	accept: string;
	/** In bytes. */
	maxSize: number;
	/** How many more files the field takes. */
	room: number;
}

export interface SortedFiles {
	taken: File[];
	wrongType: File[];
	tooLarge: File[];
	/** What would be taken if there were room. */
	surplus: File[];
}

/** Sorts chosen files by what becomes of them: a file that is refused anyway takes no other file's place. */
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
