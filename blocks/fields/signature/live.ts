import type { Stroke } from '../../../src/form/signature';
import type { FieldInPage, LiveField } from '../kit/live';
import { createDrawing } from './drawing';
import { createElements, followPen, type Words } from './elements';

type Drawing = ReturnType< typeof createDrawing >;
type Elements = NonNullable< ReturnType< typeof createElements > >;

/** Creates the signature, which is either a drawing or a typed name. Only one of them is shown and submitted. */
function createSignature(
	{ form, field, check }: FieldInPage,
	drawing: Drawing,
	elements: Elements,
	isDrawn: boolean
) {
	const { canvas, input, toggle } = elements;
	const own = form.field( field.name );
	/** Typed name. It is stored here while the pad is shown. */
	let name = '';

	const show = ( message = '' ) => {
		own.focusId = ( isDrawn ? canvas : input ).id;
		elements.show( isDrawn, drawing.url() !== '', message );
	};
	const switchTo = ( isPad: boolean ) => {
		isDrawn = isPad;
		show();
	};
	const settle = async () => {
		drawing.stop();
		if ( isDrawn ) {
			await drawing.settle();
		}
		check();
	};
	Object.assign( own, {
		value: () => ( isDrawn ? drawing.url() : input.value ),
		prepare: settle,
		obstacle: () => ( isDrawn ? drawing.error() : '' ),
	} );
	return {
		show,
		settle,
		change( strokes: readonly Stroke[], message?: string ) {
			drawing.change( strokes );
			show( message );
		},
		toggle() {
			switchTo( ! isDrawn );
			// While the pad is shown, the typed name is neither submitted nor stored in a draft.
			[ input.value, name ] = isDrawn ? [ '', input.value ] : [ name, '' ];
			( isDrawn ? toggle : input ).focus();
			check();
		},
		/** Shows the typed name from a restored draft. */
		showDraft() {
			if ( isDrawn && input.value !== '' && drawing.strokes().length === 0 && drawing.url() === '' ) {
				switchTo( false );
			}
		},
		reset() {
			drawing.reset();
			switchTo( true );
		},
	};
}

/**
 * Replaces the input for the name with a pad for drawing. A button switches back to the input. The drawing is uploaded
 * after a pause, or before the form is validated. The form submits the reference of the image.
 */
function hydrate( inPage: FieldInPage ): void {
	const { form, field, container } = inPage;
	const words = field.settings?.words as Words | undefined;
	// This is the image of an earlier submission.
	const keep = container.querySelector< HTMLInputElement >( '.vestibule-signature__keep input' );
	const kept = keep?.value ?? '';
	const drawing = createDrawing( inPage, kept, () => void signature.settle() );
	const elements = words && createElements( container, field.id, words, drawing.strokes );
	if ( ! elements ) {
		return;
	}
	const { canvas, input, undo, clear, toggle } = elements;
	keep?.closest( 'label' )?.remove();
	// Don't show the pad while the visitor types a name.
	const isDrawn = kept !== '' || ( input.value === '' && input.ownerDocument.activeElement !== input );
	const signature = createSignature( inPage, drawing, elements, isDrawn );

	followPen(
		canvas,
		( point ) => {
			drawing.begin( point );
			signature.show();
		},
		( points ) => {
			drawing.extend( points );
			elements.paint();
		},
		() => signature.change( drawing.strokes() )
	);
	undo.addEventListener( 'click', () => {
		const strokes = drawing.strokes();
		if ( strokes.length > 0 ) {
			signature.change( strokes.slice( 0, -1 ), words.undone );
		}
	} );
	clear.addEventListener( 'click', () => signature.change( [], words.cleared ) );
	container.addEventListener( 'vestibule:clear', () => signature.change( [] ) );
	toggle.addEventListener( 'click', signature.toggle );
	input.addEventListener( 'input', signature.showDraft );
	form.element.addEventListener( 'vestibule:reset', signature.reset );
	signature.show();
}

export const live: LiveField = { hydrate };
