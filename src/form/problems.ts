import type { FormProps } from '../contracts/form-props';

type Fields = FormProps[ 'fields' ];

interface Target {
	name: string;
	id: string;
	label: string;
}

/** Where each posted name stands on the page, in the page's order. */
export function targets( fields: Fields ): Target[] {
	return fields.flatMap( ( field ) => [
		...field.parts,
		{ name: field.name, id: `${ field.id }_field`, label: field.label },
	] );
}

/** How many places on the page have an error. */
export const countOf = ( errors: FormProps[ 'errors' ], fields: Fields ): number =>
	targets( fields ).filter( ( { name } ) => ( errors[ name ] ?? [] ).join( '' ) !== '' ).length;

/** Such as "There is a problem: 10 fields". */
export const titleOf = ( count: number, words: FormProps[ 'words' ] ): string =>
	( ( count === 1 ? words.errorsTitleOne : words.errorsTitle ) ?? '' ).replace( '%s', String( count ) );
