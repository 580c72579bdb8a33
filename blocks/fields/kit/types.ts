import type { ReactNode } from 'react';
import type { FormProps } from '../../../src/contracts/form-props';

export type FieldProps = FormProps[ 'fields' ][ number ];

/** Of the type's own attributes, those that it hands the page; in the editor the block's. */
export const settingsOf = < Settings extends object >( { settings }: FieldProps ): Partial< Settings > =>
	( settings ?? {} ) as Partial< Settings >;

export interface FieldViewProps {
	field: FieldProps;
	words: FormProps[ 'words' ];
	/** By posted name: what stands in the controls at first. */
	values: FormProps[ 'values' ];
	/** By posted name; only this field's are shown. */
	errors: FormProps[ 'errors' ];
	/** What the editor edits in place of the words. */
	slots?: {
		label?: ReactNode;
		help?: ReactNode;
		text?: ReactNode;
		/** In the order of the options, and of the parts of a name. */
		options?: ReactNode[];
		parts?: ReactNode[];
	};
}

export function textOf( values: FormProps[ 'values' ], name: string ): string {
	const value = values[ name ] ?? '';
	return Array.isArray( value ) ? ( value[ 0 ] ?? '' ) : value;
}

export function textsOf( values: FormProps[ 'values' ], name: string ): string[] {
	const value = values[ name ] ?? [];
	return Array.isArray( value ) ? value : [ value ];
}

/** The ids that describe a control: its help, then its error; undefined when there is neither. */
export function describedBy( id: string, help: boolean, error: boolean ): string | undefined {
	const ids = [ help ? `${ id }_help` : '', error ? `${ id }_error` : '' ];
	return ids.filter( Boolean ).join( ' ' ) || undefined;
}

/** What every single control of a field says about itself; the server's FieldView::aria() says the same. */
export function ariaOf( field: FieldProps, errors: FormProps[ 'errors' ] ) {
	const invalid = ( errors[ field.name ] ?? [] ).length > 0;
	return {
		'aria-required': field.required || undefined,
		'aria-invalid': invalid,
		'aria-describedby': describedBy( field.id, field.help !== '', invalid ),
	};
}
