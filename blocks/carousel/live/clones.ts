/** Class of the slides that Splide clones for a loop. Clones are purely visual. */
export const CLONE = 'splide__slide--clone';

const FOCUSABLE =
	'a[href], area[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex], [contenteditable]';

/** Attributes that must be unique or that scripts use. Only the original slide retains them. */
const NAMES = [ 'id', 'name', 'for', 'autofocus', 'data-island', 'data-island-on', 'data-slot' ];

/** Removes everything from a clone that can be focused, is announced, or must be unique. */
export function quiet( clone: HTMLElement ): void {
	for ( const element of [ clone, ...clone.querySelectorAll< HTMLElement >( '*' ) ] ) {
		NAMES.forEach( ( name ) => element.removeAttribute( name ) );
	}
	clone.querySelectorAll< HTMLElement >( FOCUSABLE ).forEach( ( element ) => ( element.tabIndex = -1 ) );
	[ 'role', 'aria-label', 'aria-roledescription', 'inert' ].forEach( ( name ) => clone.removeAttribute( name ) );
	clone.setAttribute( 'aria-hidden', 'true' );
}

/** Returns the element in the original slide that corresponds to an element in the clone. */
function twin( pressed: Element, clone: Element, original: Element ): Element | undefined {
	const path: number[] = [];
	for ( let element = pressed; element !== clone && element.parentElement; element = element.parentElement ) {
		path.unshift( [ ...element.parentElement.children ].indexOf( element ) );
	}
	return path.reduce< Element | undefined >( ( place, index ) => place?.children[ index ], original );
}

/** Forwards a click on a clone to the original, which has the event listeners. Links work without this. */
export function passOn( event: MouseEvent, originalOf: ( clone: Element ) => Element | undefined ): void {
	const { target } = event;
	const clone = target instanceof Element ? target.closest( `.${ CLONE }` ) : null;
	const original = clone && originalOf( clone );
	if ( clone && original && target instanceof Element && ! target.closest( 'a[href]' ) ) {
		const same = twin( target, clone, original );
		event.preventDefault();
		event.stopPropagation();
		if ( same instanceof HTMLElement ) {
			same.click();
		}
	}
}
