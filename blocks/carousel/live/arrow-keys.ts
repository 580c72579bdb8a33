/** What uses the arrow keys itself. */
const OWN_KEYS =
	'input, textarea, select, audio, video, iframe, [contenteditable], [role="tab"], [role="slider"], [role="menuitem"], [role="radio"], [role="option"]';

/** Left and Right anywhere in the carousel move it, in reading direction; a carousel inside a slide has its own. */
export function arrowKeys( root: HTMLElement, onMove: ( forward: boolean ) => void ): () => void {
	const onKey = ( event: KeyboardEvent ) => {
		const { key, target } = event;
		const isOurs =
			target instanceof Element &&
			target.closest( '[data-island="carousel"]' ) === root &&
			! target.closest( OWN_KEYS );
		const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
		if ( ! isOurs || hasModifier || event.defaultPrevented || ! [ 'ArrowLeft', 'ArrowRight' ].includes( key ) ) {
			return;
		}
		event.preventDefault();
		onMove( ( key === 'ArrowRight' ) === ( getComputedStyle( root ).direction === 'ltr' ) );
	};
	root.addEventListener( 'keydown', onKey );
	return () => root.removeEventListener( 'keydown', onKey );
}
