import { countOf } from '../../../src/form/problems';
import { afterPaint } from '../../../src/shared/painted';
import type { LiveForm } from '../../fields/kit/live';
import type { FieldProps } from '../../fields/kit/rules';
import { scrollTo } from './scroll';

const isVisible = ( element: HTMLElement | null ): element is HTMLElement =>
	element !== null && element.getClientRects().length > 0;

const partsOf = ( form: LiveForm, field: FieldProps ) => form.parts.get( field.name ) ?? field.parts;

const fieldNamed = ( form: LiveForm, name: string ): FieldProps | undefined =>
	form.props.fields.find(
		( one ) => one.name === name || partsOf( form, one ).some( ( part ) => part.name === name )
	);

const containerOf = ( field: FieldProps | undefined ) =>
	field ? document.getElementById( `${ field.id }_field` ) : null;

/** The control that a posted name stands for; where it is hidden, the first one of the field that is not. */
function controlOf( form: LiveForm, name: string ): HTMLElement | null {
	const field = fieldNamed( form, name );
	if ( ! field ) {
		return null;
	}
	const part = partsOf( form, field ).find( ( one ) => one.name === name );
	const control = document.getElementById( part?.id ?? form.focusIds.get( name ) ?? field.id );
	// The calendar before its script has come is a group that takes the focus.
	const controls = containerOf( field )?.querySelectorAll< HTMLElement >(
		'input, select, textarea, [role="group"][tabindex]'
	);
	return isVisible( control ) ? control : ( [ ...( controls ?? [] ) ].find( isVisible ) ?? null );
}

/**
 * What is to be seen of a field: all of it with its title, but of one that would fill a small window the part alone.
 */
function seenWith( control: HTMLElement ): HTMLElement {
	const field = control.closest< HTMLElement >( '.vestibule-field' ) ?? control;
	const height = control.getBoundingClientRect().bottom - field.getBoundingClientRect().top;
	return height < innerHeight / 2 ? field : ( control.closest< HTMLElement >( '.vestibule-part' ) ?? field );
}

/** Moves to a field: the focus at once, the page as docs/form.md says. */
export function goTo( form: LiveForm, name: string ): void {
	form.steps?.openFor( containerOf( fieldNamed( form, name ) ) );
	const control = controlOf( form, name );
	control?.focus( { preventScroll: true } );
	if ( control ) {
		scrollTo( seenWith( control ) );
	}
}

/** Moves to the first field with an error, in the order of the page; to the list of errors when none has one. */
export function goToFirstError( form: LiveForm, errors = form.store.get().errors ): void {
	const first = form.props.fields
		.flatMap( ( field ) => [ ...partsOf( form, field ), field ] )
		.find( ( { name } ) => errors[ name ] );
	const list = form.island.querySelector< HTMLElement >( '[data-part="errors"]' );
	if ( first ) {
		goTo( form, first.name );
		// The number is said after the field: words said before it would be cut short by the focus.
		const fields = form.props.fields.map( ( field ) => ( { ...field, parts: [ ...partsOf( form, field ) ] } ) );
		afterPaint( () => form.store.set( { problems: countOf( errors, fields ) } ) );
	} else if ( list ) {
		scrollTo( list );
	}
}
