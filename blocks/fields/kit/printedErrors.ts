import type { LiveForm } from './live';
import type { FieldProps } from './rules';

/**
 * Selector for groups that have the field's label but are not described by its error. An element inside them is
 * described by the error instead.
 */
const NOT_DESCRIBED = '.vestibule-parts, .vestibule-multi__native';

/**
 * Returns the elements that refer to the error of the whole field as their description: its controls, and the group
 * that has the field's label.
 */
const describedIn = ( container: HTMLElement, id: string ) =>
	[
		...container.querySelectorAll(
			`[aria-invalid], [role="group"], .vestibule-calculation, .vestibule-choices[role="radiogroup"] [id="${ id }"]`
		),
	].filter(
		( element ) =>
			element.getAttribute( 'role' ) !== 'group' ||
			( element.getAttribute( 'aria-labelledby' ) === `${ id }_label` && ! element.matches( NOT_DESCRIBED ) )
	);

function describe( element: Element, error: string, isWrong: boolean ): void {
	const ids = ( element.getAttribute( 'aria-describedby' ) ?? '' )
		.split( ' ' )
		.filter( ( id ) => id && id !== error );
	const all = [ ...ids, ...( isWrong ? [ error ] : [] ) ].join( ' ' );
	if ( all ) {
		element.setAttribute( 'aria-describedby', all );
	} else {
		element.removeAttribute( 'aria-describedby' );
	}
	if ( element.hasAttribute( 'aria-invalid' ) ) {
		element.setAttribute( 'aria-invalid', String( isWrong ) );
	}
}

/** Writes the errors of a control to the same position where the views (view.tsx) and the server show them. */
function write( id: string, errors: string[], put: ( box: HTMLElement ) => void ): void {
	const text = errors.join( ' ' );
	const old = document.getElementById( id );
	if ( text === '' ) {
		old?.remove();
	} else if ( old ) {
		old.textContent = text;
	} else {
		const box = Object.assign( document.createElement( 'div' ), { id, className: 'vestibule-field__error' } );
		box.textContent = text;
		put( box );
	}
}

/**
 * Returns the element after which the error of the whole field is inserted. Agreements have no frame, so the error
 * follows their help text or checkbox.
 */
const aboveError = ( container: HTMLElement ) =>
	[ '.vestibule-field__control', '.vestibule-field__help', '.vestibule-choice' ]
		.map( ( part ) => container.querySelector( `:scope > ${ part }` ) )
		.find( ( part ) => part !== null );

/** Shows the errors of a field in the server's markup, in the same way as the server. */
export function printErrors( container: HTMLElement, field: FieldProps, errors: Record< string, string[] > ): void {
	const own = errors[ field.name ] ?? [];
	const error = `${ field.id }_error`;
	// Repeaters display the errors of their own fields.
	const rows = [ ...container.querySelectorAll( '.vestibule-rows' ) ];
	const parts = rows.length > 0 ? [] : field.parts;
	// A part is described by its own error, so it is not included.
	const isPart = ( { id }: Element ) => parts.some( ( part ) => part.id === id );
	const controls = rows.length > 0 ? rows : describedIn( container, field.id ).filter( ( one ) => ! isPart( one ) );
	controls.forEach( ( element ) => describe( element, error, own.length > 0 ) );
	write( error, own, ( box ) => ( aboveError( container ) ?? container.lastElementChild )?.after( box ) );
	for ( const part of parts ) {
		const control = document.getElementById( part.id );
		const wrong = errors[ part.name ] ?? [];
		if ( control ) {
			describe( control, `${ part.id }_error`, wrong.length > 0 );
			// The error in a matrix is next to the question.
			const place = document.getElementById( `${ part.id }_label` ) ?? control.parentElement;
			write( `${ part.id }_error`, wrong, ( box ) => place?.append( box ) );
		}
	}
}

/**
 * Updates the errors of fields that have no React view: fields without a view, fields before hydration, fields of other
 * plugins, and fields whose script failed to load.
 */
export function followErrors( { printed, store }: LiveForm ): void {
	let known = store.get().errors;
	store.subscribe( () => {
		const { errors } = store.get();
		const isNews = ( { name }: { name: string } ) => errors[ name ] !== known[ name ];
		for ( const field of printed ) {
			const container = document.getElementById( `${ field.id }_field` );
			if ( container && [ field, ...field.parts ].some( isNews ) ) {
				printErrors( container, field, errors );
			}
		}
		known = errors;
	} );
}
