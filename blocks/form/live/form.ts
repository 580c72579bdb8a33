import { withOther } from '../../fields/kit/rules';
import type { LiveForm } from '../../fields/kit/live';

/** Notifies other code on the page (docs/hooks.md, "Events in the browser"). Returns false when it was prevented. */
export function announce( form: LiveForm, event: string, detail: unknown = null ): boolean {
	return form.element.dispatchEvent(
		new CustomEvent( `vestibule:${ event }`, {
			bubbles: true,
			cancelable: true,
			detail,
		} )
	);
}

/** The names and values of the form's controls, as they would be posted; files go by themselves. */
export function pairsOf( form: LiveForm ): [ string, string ][] {
	return [ ...new FormData( form.element ) ].flatMap( ( [ name, value ] ) =>
		typeof value === 'string' ? [ [ name, form.overrides.get( name )?.() ?? value ] as [ string, string ] ] : []
	);
}

/** Whether files were chosen in a field whose script did not come: only the browser itself can send them then. */
export const hasFiles = ( { element }: LiveForm ): boolean =>
	[ ...element.querySelectorAll< HTMLInputElement >( 'input[type="file"][name]' ) ].some(
		( { files } ) => ( files?.length ?? 0 ) > 0
	);

/** The names of the fields' boxes: nothing of them is posted where none is ticked. */
export function boxesOf( { element }: LiveForm ): string[] {
	const boxes = element.querySelectorAll< HTMLInputElement >(
		'[data-field] :is( [type="checkbox"], [type="radio"] )[name]'
	);
	return [ ...new Set( [ ...boxes ].map( ( { name } ) => name ) ) ];
}

/** The names of fields that conditions hide, without brackets: nothing of them is sent. */
export function hiddenNames( { props, store }: LiveForm ): Set< string > {
	const { hidden } = store.get();
	const parts = props.conditions?.parts ?? [];
	return new Set(
		parts
			.filter( ( { id } ) => hidden.has( id ) )
			.flatMap( ( { names } ) => names.map( ( name ) => name.replace( /\[.*$/, '' ) ) )
	);
}

/** The values by posted name, a list where the name says so, as the server reads them. */
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

/** The values as conditions read them: numbers in a field's own format as plain ones. */
export function plainValues( form: LiveForm ): Record< string, string | string[] > {
	const plain = Object.fromEntries(
		Object.entries( valuesOf( form ) ).map( ( [ name, value ] ) => [
			name,
			typeof value === 'string' ? ( form.plain.get( name )?.( value ) ?? value ) : value,
		] )
	);
	return Object.assign( plain, ...[ ...form.spreads.values() ].map( ( spread ) => spread( plain ) ) );
}

/** The same without those of hidden fields. */
export function answersOf( form: LiveForm ): Record< string, string | string[] > {
	const hidden = hiddenNames( form );
	return Object.fromEntries(
		Object.entries( plainValues( form ) ).filter( ( [ name ] ) => ! hidden.has( name.replace( /\[.*$/, '' ) ) )
	);
}

/** Writes the server's values into hidden inputs (docs/rest.md, append_data). */
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
