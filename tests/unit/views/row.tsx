import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ComponentType, ReactElement } from 'react';
import { Errors } from '../../../blocks/form/views/Errors';
import type { FieldViewProps } from '../../../blocks/fields/kit/view';
import type { FieldProps } from '../../../blocks/fields/kit/rules';
import { Submit } from '../../../blocks/form/views/Submit';
import type { FormProps } from '../../../src/contracts/form-props';
import { fieldOf } from '../form/field';

/** Row of view tests: a field (tests/vectors/fields), the errors of some fields, or the button (form-views.json). */
export interface Row {
	name: string;
	field?: Partial< FieldProps >;
	fields?: Partial< FieldProps >[];
	submit?: string;
	values?: FormProps[ 'values' ];
	errors?: FormProps[ 'errors' ];
	words?: FormProps[ 'words' ];
	html: string[];
}

/** Field in the shape of the contract form-props. Rows contain only the properties that matter to them. */
const whole = ( given: Partial< FieldProps > ) => fieldOf( { id: 'f', ...given } );

export function propsOf( row: Row ) {
	return {
		field: whole( row.field ?? {} ),
		values: row.values ?? {},
		errors: row.errors ?? {},
		words: row.words ?? {},
	};
}

/** Props of a form with the fields of a row. */
export const formPropsOf = ( row: Row ): FormProps => ( {
	formId: 4,
	instance: 'f',
	ajaxUrl: '',
	submitLabel: row.submit ?? '',
	errorMessagePlacement: 'inline',
	locale: 'en-GB',
	timezone: 'Europe/Berlin',
	message: '',
	otherWay: '',
	values: row.values ?? {},
	errors: row.errors ?? {},
	words: row.words ?? {},
	fields: ( row.fields ?? [ row.field ?? {} ] ).map( whole ),
} );

/** View that the browser renders for a row. */
export function viewOf( row: Row ): ReactElement {
	const { field, errors, words } = propsOf( row );
	if ( row.submit !== undefined ) {
		return <Submit label={ row.submit } words={ words } chosen="" busy={ false } isSending={ false } />;
	}
	if ( row.fields ) {
		return <Errors id="f_problem" fields={ row.fields.map( whole ) } words={ words } errors={ errors } />;
	}
	const View = viewOfType( field.type );
	return <View { ...propsOf( row ) } />;
}

type View = ComponentType< FieldViewProps >;

/** False for fields that only the server renders: the editor shows hidden fields, and rows contain blocks. */
export const isDrawn = ( { field }: Row ): boolean => ! [ 'hidden', 'repeater' ].includes( field?.type ?? '' );

/** View of a field type. Some types have a View file, others name the view in their block. */
function viewOfType( type: string ): View {
	const folder = resolve( __dirname, `../../../blocks/fields/${ type }` );
	const own = existsSync( `${ folder }/View.tsx` ) ? 'View' : 'index';
	const found = jest.requireActual< { View?: View; field?: { View: View } } >( `${ folder }/${ own }` );
	const View = found.View ?? found.field?.View;
	if ( ! View ) {
		throw new Error( `Nothing draws fields of the type ${ type }` );
	}
	return View;
}
