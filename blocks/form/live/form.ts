import { withOther, type FieldProps } from '../../fields/kit/rules';
import type { LiveForm } from '../../fields/kit/live';

/**
 * Dispatches an event for other code on the page (docs/hooks.md, "Events in the browser"). Returns false if a listener
 * prevented the default action.
 */
export function announce( form: LiveForm, event: string, detail: unknown = null ): boolean {
	return form.element.dispatchEvent(
		new CustomEvent( `vestibule:${ event }`, {
			bubbles: true,
			cancelable: true,
			detail,
		} )
	);
}

/** Returns the current parts of a field, which are submitted under their own names. */
export const partsOf = ( form: LiveForm, field: FieldProps ): FieldProps[ 'parts' ] =>
	form.fields.get( field.name )?.parts ?? field.parts;

/** Loads the data that the validation needs. Errors are ignored. */
export const prepare = ( form: LiveForm ): Promise< unknown > =>
	Promise.allSettled( [ ...form.fields.values() ].map( ( field ) => field.prepare?.() ) );

/** Returns the names and values of all controls as they are submitted, without files. */
export function pairsOf( form: LiveForm ): [ string, string ][] {
	return [ ...new FormData( form.element ) ].flatMap( ( [ name, value ] ) =>
		typeof value === 'string' ? [ [ name, form.fields.get( name )?.value?.() ?? value ] as [ string, string ] ] : []
	);
}

/**
 * Checks whether files were selected in a field whose script has not loaded. Only a normal form submission can send
 * these files.
 */
export const hasFiles = ( { element }: LiveForm ): boolean =>
	[ ...element.querySelectorAll< HTMLInputElement >( 'input[type="file"][name]' ) ].some(
		( { files } ) => ( files?.length ?? 0 ) > 0
	);

/**
 * Returns the names of all checkboxes and radio buttons. They are needed because nothing is submitted for a name if
 * none of its controls is checked.
 */
export function boxesOf( { element }: LiveForm ): string[] {
	const boxes = element.querySelectorAll< HTMLInputElement >(
		'[data-field] :is( [type="checkbox"], [type="radio"] )[name]'
	);
	return [ ...new Set( [ ...boxes ].map( ( { name } ) => name ) ) ];
}

/** Returns the names of fields that conditions hide, without brackets. Their values are not sent. */
export function hiddenNames( { props, store }: LiveForm ): Set< string > {
	const { hidden } = store.get();
	const parts = props.conditions?.parts ?? [];
	return new Set(
		parts
			.filter( ( { id } ) => hidden.has( id ) )
			.flatMap( ( { names } ) => names.map( ( name ) => name.replace( /\[.*$/, '' ) ) )
	);
}

/** Returns the values by field name in the request. Names that end with `[]` have lists as values, as on the server. */
export function valuesOf( form: LiveForm ): Record< string, string | string[] > {
	const values: Record< string, string | string[] > = {};
	for ( const [ name, value ] of pairsOf( form ) ) {
		const list = name.endsWith( '[]' ) ? name.slice( 0, -2 ) : '';
		if ( list ) {
			values[ list ] = [ ...( values[ list ] ?? [] ), value ];
		} else {
			values[ name ] = value;
		}
	}
	return withOther( values );
}

/** Returns the values for conditions: formatted numbers are converted to plain ones. */
export function plainValues( form: LiveForm ): Record< string, string | string[] > {
	const plain = Object.fromEntries(
		Object.entries( valuesOf( form ) ).map( ( [ name, value ] ) => [
			name,
			typeof value === 'string' ? ( form.fields.get( name )?.plain?.( value ) ?? value ) : value,
		] )
	);
	return Object.assign( plain, ...[ ...form.fields.values() ].map( ( { spread } ) => spread?.( plain ) ) );
}

/** Returns the values for conditions without those of hidden fields. */
export function answersOf( form: LiveForm ): Record< string, string | string[] > {
	const hidden = hiddenNames( form );
	return Object.fromEntries(
		Object.entries( plainValues( form ) ).filter( ( [ name ] ) => ! hidden.has( name.replace( /\[.*$/, '' ) ) )
	);
}

/** Writes values from the server into hidden inputs (docs/rest.md, append_data). */
export function append( form: LiveForm, data: Record< string, unknown > ): void {
	for ( const [ name, value ] of Object.entries( data ) ) {
		if ( typeof value !== 'string' && typeof value !== 'number' ) {
			continue;
		}
		const known = form.element.querySelector< HTMLInputElement >(
			`input[type="hidden"][name="${ CSS.escape( name ) }"]`
		);
		const input = known ?? document.createElement( 'input' );
		Object.assign( input, { type: 'hidden', name, value: String( value ) } );
		if ( ! known ) {
			form.element.append( input );
		}
	}
}
