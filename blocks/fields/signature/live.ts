import { addPoint, beginStroke, draw, RATIO, type Point, type Stroke } from '../../../src/form/signature';
import type { Uploaded } from '../../../src/form/uploads/queue';
import { createSend, fileSettings, takeOut } from '../kit/files/send';
import type { FieldInPage, LiveField } from '../kit/live';

/** In ms, after the last stroke: a signature is sent when the pen rests. */
const PAUSE = 1200;

/** Of the picture that is kept, in pixels; smaller where it is too large as a file. */
const WIDTHS = [ 1200, 600 ];

type Words = Record<
	'area' | 'undo' | 'clear' | 'type' | 'draw' | 'kept' | 'cleared' | 'undone' | 'offline' | 'tooLarge',
	string
>;

const button = ( className: string, text: string ): HTMLButtonElement =>
	Object.assign( document.createElement( 'button' ), {
		type: 'button' as const,
		className: `vestibule-signature__button ${ className }`,
		textContent: text,
	} );

/** The drawing as a file; null where none of the sizes is small enough. */
async function pictureOf( strokes: readonly Stroke[], maxSize: number ): Promise< File | null > {
	for ( const width of WIDTHS ) {
		const canvas = Object.assign( document.createElement( 'canvas' ), { width, height: width * RATIO } );
		const pen = canvas.getContext( '2d' );
		if ( pen ) {
			draw( pen, strokes, width );
		}
		const blob = await new Promise< Blob | null >( ( done ) => canvas.toBlob( done, 'image/png' ) );
		if ( blob && blob.size <= maxSize ) {
			return new File( [ blob ], 'signature.png', { type: 'image/png' } );
		}
	}
	return null;
}

/**
 * A pad to draw on in the place of the typed name, which a button brings back. The picture goes to the server when the
 * pen rests, at the latest before the form is judged; the form sends its reference.
 */
function hydrate( { form, field, container, check }: FieldInPage ): void {
	const pad = container.querySelector< HTMLElement >( '.vestibule-signature__pad' );
	const typed = container.querySelector< HTMLElement >( '.vestibule-signature__typed' );
	const input = container.querySelector< HTMLInputElement >( '.vestibule-signature__name' );
	const words = field.settings?.words as Words | undefined;
	if ( ! pad || ! typed || ! input || ! words ) {
		return;
	}
	const { maxSize } = fileSettings( field );
	const send = createSend( form, field.name, { ...fileSettings( field ).words, ...words } );

	const canvas = document.createElement( 'canvas' );
	const undo = button( 'is-undo', words.undo );
	const clear = button( 'is-clear', words.clear );
	const toggle = button( 'is-toggle', words.type );
	const area = document.createElement( 'div' );
	const status = document.createElement( 'p' );

	let strokes: readonly Stroke[] = [];
	let reference = '';
	let failure = '';
	let isDrawn = true;
	let name = '';
	let sending: Promise< void > | null = null;
	let timer = 0;
	/** What the server has; other strokes are still to be sent. */
	let sent: readonly Stroke[] = strokes;

	const paint = () => {
		const width = area.clientWidth;
		const scale = window.devicePixelRatio || 1;
		const pen = canvas.getContext( '2d' );
		if ( width === 0 || ! pen ) {
			return;
		}
		Object.assign( canvas, { width: width * scale, height: width * RATIO * scale } );
		draw( pen, strokes, width * scale );
	};
	const show = ( said = '' ) => {
		const isEmpty = strokes.length === 0;
		pad.hidden = ! isDrawn;
		typed.hidden = isDrawn;
		toggle.textContent = isDrawn ? words.type : words.draw;
		area.classList.toggle( 'is-empty', isEmpty && reference === '' );
		area.classList.toggle( 'is-kept', isEmpty && reference !== '' );
		undo.setAttribute( 'aria-disabled', String( isEmpty ) );
		clear.setAttribute( 'aria-disabled', String( isEmpty && reference === '' ) );
		status.textContent = said;
		paint();
	};
	const drop = () => {
		if ( reference !== '' ) {
			takeOut( form, field.name, reference );
			reference = '';
		}
	};

	const upload = async ( now: readonly Stroke[] ): Promise< void > => {
		const file = await pictureOf( now, maxSize );
		const answer = file
			? await send( file, () => {}, new AbortController().signal ).catch( () => null )
			: { file: null, error: words.tooLarge };
		const kept: Uploaded | null = answer?.file ?? null;
		if ( now !== strokes ) {
			if ( kept ) {
				takeOut( form, field.name, kept.url );
			}
			return;
		}
		sent = now;
		failure = kept ? '' : answer?.error || words.offline;
		if ( kept ) {
			drop();
			reference = kept.url;
		} else {
			// The same drawing is tried again with the next press on Send.
			sent = [];
		}
	};
	/** Sends what is drawn, one picture at a time, until nothing newer is there. */
	const settle = async (): Promise< void > => {
		window.clearTimeout( timer );
		while ( sending ) {
			await sending;
		}
		if ( isDrawn && strokes.length > 0 && sent !== strokes ) {
			sending = upload( strokes ).finally( () => {
				sending = null;
			} );
			await sending;
			if ( sent !== strokes && failure === '' ) {
				return settle();
			}
		}
		return check();
	};
	const changed = ( next: readonly Stroke[], said = '' ) => {
		strokes = next;
		failure = '';
		window.clearTimeout( timer );
		if ( next.length === 0 ) {
			drop();
			sent = next;
			check();
		} else {
			timer = window.setTimeout( () => void settle(), PAUSE );
		}
		show( said );
	};

	const pointOf = ( { clientX, clientY }: PointerEvent ): Point => {
		const { left, top, width } = canvas.getBoundingClientRect();
		return { x: ( clientX - left ) / width, y: ( clientY - top ) / width };
	};
	canvas.addEventListener( 'pointerdown', ( event ) => {
		if ( event.button !== 0 || ! event.isPrimary ) {
			return;
		}
		event.preventDefault();
		canvas.setPointerCapture( event.pointerId );
		window.clearTimeout( timer );
		strokes = beginStroke( strokes, pointOf( event ) );
		show();
		const follow = ( moved: PointerEvent ) => {
			// All that the pen has said between two pictures: a fast stroke stays round.
			const points = moved.getCoalescedEvents?.() ?? [];
			( points.length > 0 ? points : [ moved ] ).forEach( ( one ) => {
				strokes = addPoint( strokes, pointOf( one ) );
			} );
			paint();
		};
		canvas.addEventListener( 'pointermove', follow );
		canvas.addEventListener(
			'lostpointercapture',
			() => {
				canvas.removeEventListener( 'pointermove', follow );
				changed( strokes );
			},
			{ once: true }
		);
	} );
	undo.addEventListener( 'click', () => strokes.length > 0 && changed( strokes.slice( 0, -1 ), words.undone ) );
	clear.addEventListener( 'click', () => changed( [], words.cleared ) );
	toggle.addEventListener( 'click', () => {
		isDrawn = ! isDrawn;
		// While the pad is shown the typed name is not the field's value, and no draft's either.
		[ input.value, name ] = isDrawn ? [ '', input.value ] : [ name, '' ];
		show();
		( isDrawn ? toggle : input ).focus();
		check();
	} );

	Object.assign( canvas, { id: `${ field.id }_pad`, className: 'vestibule-signature__canvas', tabIndex: -1 } );
	canvas.setAttribute( 'role', 'img' );
	canvas.setAttribute( 'aria-label', words.area );
	canvas.setAttribute( 'aria-describedby', `${ field.id }_error` );
	area.className = 'vestibule-signature__area';
	area.dataset.hint = words.area;
	area.dataset.kept = words.kept;
	area.append( canvas );
	status.className = 'vestibule-signature__status';
	status.setAttribute( 'role', 'status' );
	const buttons = Object.assign( document.createElement( 'div' ), { className: 'vestibule-signature__buttons' } );
	buttons.append( undo, clear );
	pad.append( area, buttons );
	typed.after( toggle, status );

	// One that was sent before a mistake somewhere else, or on another day.
	const keep = container.querySelector< HTMLInputElement >( '.vestibule-signature__keep input' );
	if ( keep ) {
		reference = keep.value;
		keep.closest( 'label' )?.remove();
	}
	// The visitor may be about to type the name.
	isDrawn = reference !== '' || ( input.value === '' && input.ownerDocument.activeElement !== input );

	const start = () => {
		strokes = [];
		sent = strokes;
		failure = '';
		reference = '';
		isDrawn = true;
		window.clearTimeout( timer );
		show();
	};
	Object.assign( form.field( field.name ), {
		value: () => ( isDrawn ? reference : input.value ),
		prepare: settle,
		obstacle: () => ( isDrawn ? failure : '' ),
	} );
	Object.defineProperty( form.field( field.name ), 'focusId', {
		get: () => ( isDrawn ? canvas.id : input.id ),
		enumerable: true,
		configurable: true,
	} );
	form.element.addEventListener( 'vestibule:reset', start );
	container.addEventListener( 'vestibule:clear', () => changed( [] ) );
	// A draft that is brought back has a typed name.
	input.addEventListener( 'input', () => {
		if ( isDrawn && input.value !== '' && strokes.length === 0 && reference === '' ) {
			isDrawn = false;
			show();
		}
	} );
	new ResizeObserver( paint ).observe( area );
	show();
}

export const live: LiveField = { hydrate };
