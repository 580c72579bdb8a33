import type { MouseEvent } from 'react';
import type { FormProps } from '../../../src/contracts/form-props';
import { targets, titleOf } from '../../../src/form/problems';

/** Pattern for significant words. Short words such as "and" are ignored. */
const WORDS = /\p{L}{4,}/gu;

/**
 * Returns an error with the label of its field in front of it. If the error already mentions the label, the label is
 * omitted: "Phone number is not valid" needs no "Phone: " (tests/vectors/named-errors.json).
 */
export function namedError( label: string, error: string ): string {
	const named: readonly string[] = label.toLowerCase().match( WORDS ) ?? [];
	const said: readonly string[] = error.toLowerCase().match( WORDS ) ?? [];
	if ( named.length > 0 && named.every( ( word ) => said.includes( word ) ) ) {
		return error;
	}
	// A label that ends with punctuation needs no colon.
	return /[?!.:]$/.test( label ) ? `${ label } ${ error }` : `${ label }: ${ error }`;
}

interface ErrorsProps {
	fields: FormProps[ 'fields' ];
	words: FormProps[ 'words' ];
	errors: FormProps[ 'errors' ];
	/** Moves the focus to the field with this name in the request. */
	go?: ( name: string ) => void;
	/** Removes the errors of this name from a stacked list (docs/form.md). */
	dismiss?: ( name: string ) => void;
	/**
	 * Localized date of an earlier submission with the same token but other answers. Submitting again creates a new
	 * entry.
	 */
	sentAt?: string;
	/** Sanitized HTML with another way to contact the site owner. */
	otherWay?: string;
	/** ID of the title, as a link target. */
	id?: string;
}

const dismissButton = ( name: string, label: string | undefined, dismiss: ErrorsProps[ 'dismiss' ] ) =>
	dismiss ? (
		<button
			className="vestibule-errors__dismiss"
			type="button"
			aria-label={ label }
			onClick={ () => dismiss( name ) }
		/>
	) : null;

/**
 * List of all errors, with a link for each field (docs/form.md). It is not a live region, because users read the links
 * when the focus reaches them.
 */
export function Errors( { fields, words, errors, go, dismiss, sentAt, otherWay, id }: ErrorsProps ) {
	const places = targets( fields );
	const items = places
		.map( ( target ) => ( { target, error: ( errors[ target.name ] ?? [] ).join( ' ' ) } ) )
		.filter( ( { error } ) => error !== '' );
	// This includes errors of names without a field, such as the captcha, so that visitors see every error.
	const general = Object.entries( errors ).flatMap( ( [ name, list ] ) =>
		places.some( ( target ) => target.name === name ) ? [] : list.map( ( error ) => ( { name, error } ) )
	);
	if ( items.length === 0 && general.length === 0 ) {
		return null;
	}
	const follow = ( event: MouseEvent, name: string ) => {
		if ( go ) {
			event.preventDefault();
			go( name );
		}
	};
	return (
		<div className="vestibule-errors">
			{ items.length > 0 ? (
				<h2 className="vestibule-errors__title" id={ id } tabIndex={ -1 }>
					{ titleOf( items.length, words ) }
				</h2>
			) : null }
			{ general.map( ( { name, error } ) => (
				<div className="vestibule-errors__general" role="alert" key={ name + error }>
					{ error }
					{ dismissButton( name, words.dismiss, dismiss ) }
				</div>
			) ) }
			{ otherWay && errors.form ? (
				<div className="vestibule-errors__way" dangerouslySetInnerHTML={ { __html: otherWay } } />
			) : null }
			{ sentAt && errors.form ? (
				<div className="vestibule-errors__again">
					{ words.sentAt?.replace( '%s', sentAt ) }{ ' ' }
					<button className="vestibule-errors__send" type="submit">
						{ words.sendAgain }
					</button>
				</div>
			) : null }
			{ items.length > 0 ? (
				<ul className="vestibule-errors__list">
					{ items.map( ( { target, error } ) => (
						<li key={ target.name }>
							<a href={ `#${ target.id }` } onClick={ ( event ) => follow( event, target.name ) }>
								{ namedError( target.label, error ) }
							</a>
							{ dismissButton( target.name, words.dismiss, dismiss ) }
						</li>
					) ) }
				</ul>
			) : null }
		</div>
	);
}
