import type { FormProps } from '../contracts/form-props';

type Fields = FormProps[ 'fields' ];

interface Target {
	name: string;
	id: string;
	label: string;
}

/** Returns the control for each name under which a field is submitted, in page order. */
export function targets( fields: Fields ): Target[] {
	return fields.flatMap( ( field ) => [
		...field.parts,
		{ name: field.name, id: `${ field.id }_field`, label: field.label },
	] );
}

/** Returns the number of controls with an error. */
export const countOf = ( errors: FormProps[ 'errors' ], fields: Fields ): number =>
	targets( fields ).filter( ( { name } ) => ( errors[ name ] ?? [] ).join( '' ) !== '' ).length;

/** Returns the title of the error summary, such as "There is a problem: 10 fields". */
export const titleOf = ( count: number, words: FormProps[ 'words' ] ): string =>
	( ( count === 1 ? words.errorsTitleOne : words.errorsTitle ) ?? '' ).replace( '%s', String( count ) );
