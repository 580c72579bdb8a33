import { countOf } from '../../../src/form/problems';
import { afterPaint } from '../../../src/shared/painted';
import type { LiveForm } from '../../fields/kit/live';
import type { FieldProps } from '../../fields/kit/rules';
import { partsOf } from './form';
import { scrollTo } from './scroll';

const isVisible = ( element: HTMLElement | null ): element is HTMLElement =>
	element !== null && element.getClientRects().length > 0;

const fieldNamed = ( form: LiveForm, name: string ): FieldProps | undefined =>
	form.props.fields.find(
		( one ) => one.name === name || partsOf( form, one ).some( ( part ) => part.name === name )
	);

const containerOf = ( field: FieldProps | undefined ) =>
	field ? document.getElementById( `${ field.id }_field` ) : null;

/** Returns the control for an error. If this control is hidden, returns the first visible control of the field. */
function controlOf( form: LiveForm, name: string ): HTMLElement | null {
	const field = fieldNamed( form, name );
	if ( ! field ) {
		return null;
	}
	const part = partsOf( form, field ).find( ( one ) => one.name === name );
	const control = document.getElementById( part?.id ?? form.fields.get( name )?.focusId ?? field.id );
	// The calendar is a focusable group until its script has loaded.
	const controls = containerOf( field )?.querySelectorAll< HTMLElement >(
		'input, select, textarea, [role="group"][tabindex]'
	);
	return isVisible( control ) ? control : ( [ ...( controls ?? [] ) ].find( isVisible ) ?? null );
}

/**
 * Returns the element that should be scrolled into view: the field with its label, or only the part if the field would
 * fill a small window.
 */
function seenWith( control: HTMLElement ): HTMLElement {
	const field = control.closest< HTMLElement >( '.vestibule-field' ) ?? control;
	const height = control.getBoundingClientRect().bottom - field.getBoundingClientRect().top;
	return height < innerHeight / 2 ? field : ( control.closest< HTMLElement >( '.vestibule-part' ) ?? field );
}

/** Focuses the field with an error and scrolls to it (docs/form.md). */
export function goTo( form: LiveForm, name: string ): void {
	form.steps?.openFor( containerOf( fieldNamed( form, name ) ) );
	const control = controlOf( form, name );
	control?.focus( { preventScroll: true } );
	if ( control ) {
		scrollTo( seenWith( control ) );
	}
}

/**
 * Moves the focus to the first field with an error, in the order of the page. If no field has an error, moves it to the
 * list of errors.
 */
export function goToFirstError( form: LiveForm, errors = form.store.get().errors ): void {
	const first = form.props.fields
		.flatMap( ( field ) => [ ...partsOf( form, field ), field ] )
		.find( ( { name } ) => errors[ name ] );
	const list = form.island.querySelector< HTMLElement >( '[data-part="errors"]' );
	if ( first ) {
		goTo( form, first.name );
		// Announce the number of errors after the focus has moved, because moving the focus would interrupt the
		// announcement.
		const fields = form.props.fields.map( ( field ) => ( { ...field, parts: [ ...partsOf( form, field ) ] } ) );
		afterPaint( () => form.store.set( { problems: countOf( errors, fields ) } ) );
	} else if ( list ) {
		scrollTo( list );
	}
}
