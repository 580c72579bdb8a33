import type { LiveForm } from './form';
import { scrollTo } from './scroll';

/** The control that a posted name stands for. */
function controlOf( form: LiveForm, name: string ): HTMLElement | null {
	const field = form.props.fields.find(
		( one ) => one.name === name || one.parts.some( ( part ) => part.name === name )
	);
	const box = document.getElementById( `${ field?.id ?? '' }_field` );
	if ( box?.classList.contains( 'is-native' ) ) {
		return (
			[ ...box.querySelectorAll< HTMLElement >( 'input, select, textarea' ) ].find(
				( control ) => control.getClientRects().length > 0
			) ?? null
		);
	}
	const part = field?.parts.find( ( one ) => one.name === name );
	const id = part?.id ?? field?.id ?? '';
	return (
		document.getElementById( field?.type === 'appointment' ? `${ id }_picker` : id ) ??
		document.getElementById( id )
	);
}

/**
 * What is to be seen of a field: all of it with its title, but of one that would fill a small window the part alone.
 */
function seenWith( control: HTMLElement ): HTMLElement {
	const field = control.closest< HTMLElement >( '.vestibule-field' ) ?? control;
	const height = control.getBoundingClientRect().bottom - field.getBoundingClientRect().top;
	return height < innerHeight / 2 ? field : ( control.closest< HTMLElement >( '.vestibule-part' ) ?? field );
}

/** Moves to a field: the focus at once, the page as docs/reference/form.md says. */
export function goTo( form: LiveForm, name: string ): void {
	const control = controlOf( form, name );
	control?.focus( { preventScroll: true } );
	if ( control ) {
		scrollTo( seenWith( control ) );
	}
}

/** Moves to the first field with an error, in the order of the page; to the list of errors when none has one. */
export function goToFirstError( form: LiveForm ): void {
	const { errors } = form.store.get();
	const first = form.props.fields
		.flatMap( ( field ) => [ ...field.parts, field ] )
		.find( ( { name } ) => errors[ name ] );
	const list = form.island.querySelector< HTMLElement >( '[data-part="errors"]' );
	if ( first ) {
		goTo( form, first.name );
	} else if ( list ) {
		scrollTo( list );
	}
}
