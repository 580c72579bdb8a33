import { __, _n, sprintf } from '@wordpress/i18n';
import type { FieldAttributes } from '../../../../src/contracts/field';
import type { FieldProps } from '../rules';

/**
 * File types that the server accepts. They must match Entries\Files\Formats\Formats. The tests with
 * tests/vectors/upload-formats.json ensure this.
 */
export const FORMATS = {
	images: [ 'jpg', 'jpeg', 'png', 'gif', 'webp' ],
	documents: [ 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp', 'rtf', 'txt', 'csv' ],
	others: [ 'mp3', 'm4a', 'wav', 'mp4', 'mov', 'webm', 'zip' ],
} as const;

export const GROUPS = [ 'images', 'documents' ] as const;

/** Splits typed file types into known and unknown types. A leading dot is ignored. */
export function typesOf( tokens: ( string | { value: string } )[], known: readonly string[] ) {
	const typed = tokens.map( ( token ) => ( typeof token === 'string' ? token : token.value ) );
	const types = [ ...new Set( typed.map( ( text ) => text.trim().toLowerCase().replace( /^\./, '' ) ) ) ];
	return {
		types: types.filter( ( type ) => known.includes( type ) ),
		unknown: types.filter( ( type ) => type !== '' && ! known.includes( type ) ),
	};
}

/** Returns the file extensions that a field accepts. The server determines them in the same way. */
function endingsOf( { fileTypes = [] }: FieldAttributes, own: readonly string[] ): string[] {
	const types = fileTypes.length > 0 ? fileTypes : own;
	const inGroups = GROUPS.filter( ( group ) => types.includes( group ) ).flatMap( ( group ) => [
		...FORMATS[ group ],
	] );
	return [ ...inGroups, ...types.filter( ( type ) => ! ( GROUPS as readonly string[] ).includes( type ) ) ];
}

/** Returns the text for the view in the editor. On pages, the text comes from the server. */
export const previewFiles =
	( own: readonly string[] ) =>
	( attributes: FieldAttributes ): Partial< FieldProps > => {
		const files = attributes.maxFiles || 5;
		/* translators: %d: number of files. */
		const number = sprintf( _n( '%d file', 'Up to %d files', files, 'vestibule' ), files );
		const limits = sprintf(
			/* translators: 1: number of files, such as "Up to 5 files", 2: a size, such as 10 MB, 3: file extensions, such as "JPG, PNG, PDF". */
			__( '%1$s, %2$s each. Allowed: %3$s.', 'vestibule' ),
			number,
			`${ attributes.maxFileSize || 10 } MB`,
			endingsOf( attributes, own )
				.filter( ( ending ) => ending !== 'jpeg' )
				.join( ', ' )
				.toUpperCase()
		);
		return {
			settings: {
				maxFiles: files,
				limits,
				words: {
					choose: files === 1 ? __( 'Choose a file', 'vestibule' ) : __( 'Choose files', 'vestibule' ),
					drop: files === 1 ? __( 'or drop it here', 'vestibule' ) : __( 'or drop them here', 'vestibule' ),
				},
			},
		};
	};
