import { createDebounce } from '../../../src/form/debounce';
import { foreignType } from '../../../src/form/field-types';
import { OTHER, missing, type Validate, chosenOf, type FieldProps } from '../../fields/kit/rules';
import type { LiveForm } from '../../fields/kit/live';
import { RULES } from '../rules';
import { partsOf, valuesOf } from './form';

/**
 * Validation of a field type from another plugin. The plugin's function is called only for fields that are filled in.
 */
const validateForeign: Validate = ( field, values ) => {
	const validate = foreignType( field.type )?.validate;
	const value = values[ field.name ] ?? '';
	const isEmpty = chosenOf( value ).every( ( text ) => text.trim() === '' );
	const errors = isEmpty ? missing( field ) : ( validate?.( value, field ) ?? [] );
	return errors.length > 0 ? { [ field.name ]: errors } : {};
};

/**
 * Returns the validation function that is available before the type's own script has loaded. It exists for included
 * types, and for types that another plugin has already registered.
 */
export const ruleOf = ( type: string ): Validate | undefined =>
	RULES[ type ] ?? ( foreignType( type ) ? validateForeign : undefined );

/** Returns the errors of a field. Hidden fields have no errors. */
function fieldErrors( form: LiveForm, field: FieldProps ): Record< string, string[] > {
	if ( form.store.get().hidden.has( field.name ) ) {
		return {};
	}
	const obstacle = form.fields.get( field.name )?.obstacle?.();
	if ( obstacle ) {
		return { [ field.name ]: [ obstacle ] };
	}
	return form.ruleFor( field )?.( field, valuesOf( form ), form.fields.get( field.name )?.verdict ) ?? {};
}

/** Returns the errors of some fields, by field name in the request. */
export function errorsOf( form: LiveForm, fields: readonly FieldProps[] ): Record< string, string[] > {
	return Object.assign( {}, ...fields.map( ( field ) => fieldErrors( form, field ) ) );
}

/** Returns the errors of the whole form, by field name in the request. */
export function formErrors( form: LiveForm ): Record< string, string[] > {
	return errorsOf( form, form.props.fields );
}

export const namesOf = ( form: LiveForm, field: FieldProps ) => [
	field.name,
	...partsOf( form, field ).map( ( part ) => part.name ),
];

/** Returns the answer of each field as JSON, so that later changes can be detected. */
export function snapshot( form: LiveForm ): Map< string, string > {
	const answers = Object.entries( valuesOf( form ) );
	return new Map(
		form.props.fields.map( ( { name } ) => [
			name,
			JSON.stringify( answers.filter( ( [ posted ] ) => posted.split( /[[:]/ )[ 0 ] === name ) ),
		] )
	);
}

/** Checks whether the server rejected the current answer of a field. */
const isRefused = ( form: LiveForm, { name }: FieldProps ): boolean =>
	form.refused.has( name ) && form.refused.get( name ) === snapshot( form ).get( name );

const isSame = ( one: Record< string, string[] >, other: Record< string, string[] > ): boolean =>
	JSON.stringify( one ) === JSON.stringify( other );

/**
 * Validates fields while the visitor fills in the form, 300 milliseconds after the last change. Errors appear after the
 * visitor has left a field that has an answer, and disappear as soon as they are corrected. Errors from the server
 * remain until the answer changes, because a check may still be pending when the response arrives.
 */
export function watch( form: LiveForm ): ( name: string ) => void {
	const left = new Set< string >();
	const check = createDebounce( ( key ) => {
		const field = form.props.fields.find( ( one ) => one.name === key );
		if ( ! field ) {
			return;
		}
		if ( isRefused( form, field ) ) {
			return;
		}
		form.refused.delete( field.name );
		const { errors } = form.store.get();
		const found = fieldErrors( form, field );
		const next = { ...errors };
		for ( const name of namesOf( form, field ) ) {
			const said = errors[ name ] !== undefined;
			const own = found[ name ];
			if ( own && ( said || left.has( name ) ) ) {
				next[ name ] = own;
			} else {
				delete next[ name ];
			}
		}
		if ( ! isSame( errors, next ) ) {
			form.store.set( { errors: next } );
		}
	} );
	const fieldOf = ( event: Event ) =>
		event.target instanceof Element
			? event.target.closest< HTMLElement >( '[data-field]' )?.dataset.field
			: undefined;
	form.element.addEventListener( 'input', ( event ) => {
		const name = fieldOf( event );
		if ( name ) {
			check( name );
		}
	} );
	form.element.addEventListener( 'change', ( event ) => {
		const name = fieldOf( event );
		const control = event.target;
		if ( name && control instanceof Element ) {
			const posted = ( control.getAttribute( 'name' ) ?? '' ).replace( /(\[\]|:other(?=\]?$))/, '' );
			// The visitor has selected "Other" and has not entered any text yet.
			if ( 'value' in control && control.value === OTHER ) {
				left.delete( posted );
			} else {
				left.add( posted );
			}
			check( name );
		}
	} );
	return check;
}
