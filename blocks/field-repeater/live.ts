import { createElement, type ComponentType } from 'react';
import type { FieldInPage, LiveField, LiveForm, LiveViewProps } from '../form/field-parts/live';
import type { FieldProps } from '../form/field-parts/types';
import { LiveRepeater } from './LiveRepeater';
import type { RowField } from './RowFields';
import { firstRows, fieldsOf, inRow, rowLabel, rowsIn, type RowValues } from './rows';
import { rowsRule, spreadRows } from './rules';

/** What draws and judges one field of a row; fails where that does not come, and then the server's rows stay. */
async function rowField( form: LiveForm, child: FieldProps ): Promise< RowField > {
	const type = form.typeOf( child.type );
	const live = ( type.needsLive?.( child ) ?? true ) ? ( ( await type.live?.() )?.live ?? {} ) : {};
	const View = ( live.View ?? type.View ) as ComponentType< LiveViewProps > | undefined;
	if ( ! View ) {
		throw new Error( `Nothing draws fields of the type ${ child.type }` );
	}
	const validate = live.validate ?? type.validate;
	return { View, ...( validate && { validate } ), ...( live.hydrate && { hydrate: live.hydrate } ) };
}

/** The parts of the form that rows are: what links to errors and the focus look for. */
export const partsOf = ( field: FieldProps, count: number ): FieldProps[ 'parts' ] =>
	Array.from( { length: count } ).flatMap( ( _, row ) =>
		fieldsOf( field ).map( ( child ) => {
			const { id, name } = inRow( field, row, child );
			const label = `${ rowLabel( field, row ) }, ${ child.label }`;
			return { id, name, label, required: child.required, autocomplete: '' };
		} )
	);

/** Rows have the types of their fields for parts, so these come first. */
async function load( { form, field }: FieldInPage ): Promise< LiveField > {
	const children = fieldsOf( field );
	const types = new Map(
		await Promise.all( children.map( async ( child ) => [ child.name, await rowField( form, child ) ] as const ) )
	);
	const count = ( next: number ): void => {
		form.parts.set( field.name, partsOf( field, next ) );
	};
	count( firstRows( field, form.props.values ).length );
	form.spreads.set( field.name, ( plain ) => spreadRows( field, plain ) );
	const plain = ( row: number, own: RowValues ) => rowsIn( field, form.answers() )[ row ] ?? own;
	return {
		View: ( props ) => createElement( LiveRepeater, { ...props, types, count } ),
		validate: rowsRule( {
			validate: ( child ) => types.get( child.name )?.validate,
			verdict: ( posted ) => form.verdicts.get( posted ),
			plain,
			count: () => ( form.parts.get( field.name )?.length ?? 0 ) / Math.max( 1, children.length ),
		} ),
	};
}

export const live: LiveField = { load };
