import type { LiveForm } from './live';
import type { FieldProps } from './rules';

/** Groups that the field's label names, too, but in whose place something in them is described. */
const NOT_DESCRIBED = '.vestibule-parts, .vestibule-multi__native';

/** What the error of the whole field describes: its controls, and the group that its label names. */
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

/** The words of one posted name, where the views and the server print them (view.tsx). */
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

/** What stands above the words of the whole field; an agreement has neither frame nor control's box. */
const aboveError = ( container: HTMLElement ) =>
	[ '.vestibule-field__control', '.vestibule-field__help', '.vestibule-choice' ]
		.map( ( part ) => container.querySelector( `:scope > ${ part }` ) )
		.find( ( part ) => part !== null );

/** Shows what is wrong with a field in the server's own markup, as the server itself would have printed it. */
export function printErrors( container: HTMLElement, field: FieldProps, errors: Record< string, string[] > ): void {
	const own = errors[ field.name ] ?? [];
	const error = `${ field.id }_error`;
	// Fields in rows show their errors themselves.
	const rows = [ ...container.querySelectorAll( '.vestibule-rows' ) ];
	const parts = rows.length > 0 ? [] : field.parts;
	// A part is described by its own error.
	const isPart = ( { id }: Element ) => parts.some( ( part ) => part.id === id );
	const controls = rows.length > 0 ? rows : describedIn( container, field.id ).filter( ( one ) => ! isPart( one ) );
	controls.forEach( ( element ) => describe( element, error, own.length > 0 ) );
	write( error, own, ( box ) => ( aboveError( container ) ?? container.lastElementChild )?.after( box ) );
	for ( const part of parts ) {
		const control = document.getElementById( part.id );
		const wrong = errors[ part.name ] ?? [];
		if ( control ) {
			describe( control, `${ part.id }_error`, wrong.length > 0 );
			// In a table it stands with the question.
			const place = document.getElementById( `${ part.id }_label` ) ?? control.parentElement;
			write( `${ part.id }_error`, wrong, ( box ) => place?.append( box ) );
		}
	}
}

/**
 * Keeps the errors of fields up to date that no view draws: the plain ones, all of them before they are taken over, those
 * of another plugin, and those whose script did not come.
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
