/**
 * What a loop shows beside the first and the last slide: Splide's copies, which are pictures for the eye and nothing
 * else.
 */
export const CLONE = 'splide__slide--clone';

const FOCUSABLE =
	'a[href], area[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex], [contenteditable]';

/** What names an element for scripts, labels, hashes or the loader: the original has it. */
const NAMES = [ 'id', 'name', 'for', 'autofocus', 'data-island', 'data-island-on', 'data-slot' ];

/** Takes from a copy what could be reached, announced, or exist once only. */
export function quiet( clone: HTMLElement ): void {
	for ( const element of [ clone, ...clone.querySelectorAll< HTMLElement >( '*' ) ] ) {
		NAMES.forEach( ( name ) => element.removeAttribute( name ) );
	}
	clone.querySelectorAll< HTMLElement >( FOCUSABLE ).forEach( ( element ) => ( element.tabIndex = -1 ) );
	[ 'role', 'aria-label', 'aria-roledescription', 'inert' ].forEach( ( name ) => clone.removeAttribute( name ) );
	clone.setAttribute( 'aria-hidden', 'true' );
}

/** The element of the original that stands where the pressed one stands in the copy. */
function twin( pressed: Element, clone: Element, original: Element ): Element | undefined {
	const path: number[] = [];
	for ( let element = pressed; element !== clone && element.parentElement; element = element.parentElement ) {
		path.unshift( [ ...element.parentElement.children ].indexOf( element ) );
	}
	return path.reduce< Element | undefined >( ( place, index ) => place?.children[ index ], original );
}

/** A press on a copy is one on the original, which has the listeners; links work by themselves. */
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
