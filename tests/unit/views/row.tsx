import type { ComponentType, ReactElement } from 'react';
import { Errors } from '../../../blocks/form/views/Errors';
import type { FieldProps, FieldViewProps } from '../../../blocks/form/field-parts/types';
import { Submit } from '../../../blocks/form/views/Submit';
import type { FormProps } from '../../../src/contracts/form-props';
import { fieldOf } from '../form/field';

/** A view's row: one field (tests/vectors/fields), or the list of errors of some fields, or the button (form-views.json). */
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

/** A field in the shape of the contract form-props; rows name only what matters to them. */
const whole = ( given: Partial< FieldProps > ) => fieldOf( { id: 'f', ...given } );

export function propsOf( row: Row ) {
	return {
		field: whole( row.field ?? {} ),
		values: row.values ?? {},
		errors: row.errors ?? {},
		words: row.words ?? {},
	};
}

/** The props of a form with the fields of a row. */
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

/** What the browser draws for a row. */
export function viewOf( row: Row ): ReactElement {
	const { field, errors, words } = propsOf( row );
	if ( row.submit !== undefined ) {
		return <Submit label={ row.submit } words={ words } chosen="" busy={ false } isSending={ false } />;
	}
	if ( row.fields ) {
		return <Errors id="f_problem" fields={ row.fields.map( whole ) } words={ words } errors={ errors } />;
	}
	const View = viewOfType( field.type );
	return <View { ...propsOf( row ) } viewOf={ viewOfType } />;
}

type View = ComponentType< FieldViewProps & { viewOf?: ( type: string ) => ComponentType< FieldViewProps > } >;

const viewOfType = ( type: string ): View =>
	jest.requireActual< { View: View } >( `../../../blocks/field-${ type }/View` ).View;
