import { draw, RATIO, type Point, type Stroke } from '../../../src/form/signature';

export type Words = Record<
	'area' | 'undo' | 'clear' | 'type' | 'draw' | 'kept' | 'cleared' | 'undone' | 'offline' | 'tooLarge',
	string
>;

const create = < T extends 'button' | 'canvas' | 'div' | 'p' >(
	tag: T,
	className: string,
	values: Partial< HTMLElementTagNameMap[ T ] > = {}
): HTMLElementTagNameMap[ T ] =>
	Object.assign( document.createElement( tag ), { className: `vestibule-signature__${ className }` }, values );

const button = ( className: string, textContent: string ): HTMLButtonElement =>
	create( 'button', `button ${ className }`, { type: 'button', textContent } );

/** Adds the pad and its buttons to the server's markup. Null if the markup is incomplete. */
export function createElements( container: HTMLElement, id: string, words: Words, strokes: () => readonly Stroke[] ) {
	const pad = container.querySelector< HTMLElement >( '.vestibule-signature__pad' );
	const typed = container.querySelector< HTMLElement >( '.vestibule-signature__typed' );
	const input = container.querySelector< HTMLInputElement >( '.vestibule-signature__name' );
	if ( ! pad || ! typed || ! input ) {
		return null;
	}
	const canvas = create( 'canvas', 'canvas', { id: `${ id }_pad`, tabIndex: -1 } );
	canvas.setAttribute( 'role', 'img' );
	canvas.setAttribute( 'aria-label', words.area );
	canvas.setAttribute( 'aria-describedby', `${ id }_error` );
	const area = create( 'div', 'area' );
	area.dataset.hint = words.area;
	area.dataset.kept = words.kept;
	area.append( canvas );
	const undo = button( 'is-undo', words.undo );
	const clear = button( 'is-clear', words.clear );
	const buttons = create( 'div', 'buttons' );
	buttons.append( undo, clear );
	pad.append( area, buttons );
	const toggle = button( 'is-toggle', words.type );
	const status = create( 'p', 'status' );
	status.setAttribute( 'role', 'status' );
	typed.after( toggle, status );

	/** Draws the strokes at the pad's size on the screen. */
	const paint = () => {
		const width = area.clientWidth;
		const scale = window.devicePixelRatio || 1;
		const pen = canvas.getContext( '2d' );
		if ( width > 0 && pen ) {
			Object.assign( canvas, { width: width * scale, height: width * RATIO * scale } );
			draw( pen, strokes(), width * scale );
		}
	};
	new ResizeObserver( paint ).observe( area );

	/** Shows the drawing or the text input. The message, such as "Cleared", is for screen readers. */
	const show = ( isDrawn: boolean, hasPicture: boolean, message: string ) => {
		const isEmpty = strokes().length === 0;
		pad.hidden = ! isDrawn;
		typed.hidden = isDrawn;
		toggle.textContent = isDrawn ? words.type : words.draw;
		area.classList.toggle( 'is-empty', isEmpty && ! hasPicture );
		area.classList.toggle( 'is-kept', isEmpty && hasPicture );
		undo.setAttribute( 'aria-disabled', String( isEmpty ) );
		clear.setAttribute( 'aria-disabled', String( isEmpty && ! hasPicture ) );
		status.textContent = message;
		paint();
	};
	return { input, canvas, undo, clear, toggle, paint, show };
}

/** Follows a pen, a finger or a mouse on the canvas. Coordinates are relative to the width of the canvas. */
export function followPen(
	canvas: HTMLCanvasElement,
	begin: ( point: Point ) => void,
	move: ( points: Point[] ) => void,
	lift: () => void
): void {
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
		begin( pointOf( event ) );
		const follow = ( moved: PointerEvent ) => {
			// Include the points between two frames, so that a fast stroke looks smooth.
			const points = moved.getCoalescedEvents?.() ?? [];
			move( ( points.length > 0 ? points : [ moved ] ).map( pointOf ) );
		};
		canvas.addEventListener( 'pointermove', follow );
		canvas.addEventListener(
			'lostpointercapture',
			() => {
				canvas.removeEventListener( 'pointermove', follow );
				lift();
			},
			{ once: true }
		);
	} );
}
