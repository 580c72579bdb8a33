import { addPoint, beginStroke, type Stroke } from '../../../src/form/signature';
import type { FieldInPage, LiveField } from '../kit/live';
import { createElements, followPen, type Words } from './elements';
import { createPicture } from './picture';

/** Delay in ms between the last stroke and the upload. */
const PAUSE = 1200;

/**
 * Replaces the input for the name with a pad for drawing. A button restores the input. The drawing is uploaded after a
 * pause, or before the form is validated. The form submits the reference of the image.
 */
function hydrate( inPage: FieldInPage ): void {
	const { form, field, container, check } = inPage;
	const words = field.settings?.words as Words | undefined;
	let strokes: readonly Stroke[] = [];
	const elements = words && createElements( container, field.id, words, () => strokes );
	if ( ! elements ) {
		return;
	}
	const { canvas, input, undo, clear, toggle } = elements;
	const own = form.field( field.name );
	// Image of an earlier submission.
	const keep = container.querySelector< HTMLInputElement >( '.vestibule-signature__keep input' );
	const kept = keep?.value ?? '';
	keep?.closest( 'label' )?.remove();
	const pictureAt = ( url: string ) => createPicture( inPage, url, () => strokes );
	let picture = pictureAt( kept );
	// Don't show the pad while the visitor types a name.
	let isDrawn = kept !== '' || ( input.value === '' && input.ownerDocument.activeElement !== input );
	/** Typed name, while the pad is shown. */
	let name = '';
	let timer = 0;

	const show = ( message = '' ) => {
		own.focusId = ( isDrawn ? canvas : input ).id;
		elements.show( isDrawn, picture.url() !== '', message );
	};
	const settle = async () => {
		clearTimeout( timer );
		if ( isDrawn ) {
			await picture.settle();
		}
		check();
	};
	const change = ( next: readonly Stroke[], message?: string ) => {
		clearTimeout( timer );
		strokes = next;
		picture.change();
		if ( next.length > 0 ) {
			timer = window.setTimeout( settle, PAUSE );
		} else {
			check();
		}
		show( message );
	};
	const switchTo = ( isPad: boolean ) => {
		isDrawn = isPad;
		show();
	};
	Object.assign( own, {
		value: () => ( isDrawn ? picture.url() : input.value ),
		prepare: settle,
		obstacle: () => ( isDrawn ? picture.error() : '' ),
	} );

	followPen(
		canvas,
		( point ) => {
			clearTimeout( timer );
			strokes = beginStroke( strokes, point );
			show();
		},
		( points ) => {
			strokes = points.reduce( addPoint, strokes );
			elements.paint();
		},
		() => change( strokes )
	);
	undo.addEventListener( 'click', () => strokes.length > 0 && change( strokes.slice( 0, -1 ), words.undone ) );
	clear.addEventListener( 'click', () => change( [], words.cleared ) );
	container.addEventListener( 'vestibule:clear', () => change( [] ) );
	toggle.addEventListener( 'click', () => {
		switchTo( ! isDrawn );
		// While the pad is shown, the typed name is part of neither the submission nor a draft.
		[ input.value, name ] = isDrawn ? [ '', input.value ] : [ name, '' ];
		( isDrawn ? toggle : input ).focus();
		check();
	} );
	// A restored draft has a typed name.
	input.addEventListener( 'input', () => {
		if ( isDrawn && input.value !== '' && strokes.length === 0 && picture.url() === '' ) {
			switchTo( false );
		}
	} );
	form.element.addEventListener( 'vestibule:reset', () => {
		clearTimeout( timer );
		strokes = [];
		picture = pictureAt( '' );
		switchTo( true );
	} );
	show();
}

export const live: LiveField = { hydrate };
