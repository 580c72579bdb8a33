/**
 * Does something heavy as soon as the browser has shown what an event has changed so far: the pressed button answers,
 * then a whole page is computed again. In a page that nobody sees it waits until somebody does.
 */
export function afterPaint( act: () => void ): void {
	requestAnimationFrame( () => setTimeout( act ) );
}
