/**
 * Runs a slow task after the browser has painted the changes of the current event, so that a pressed button responds at
 * once. On a hidden page, the task runs when the page becomes visible.
 */
export function afterPaint( act: () => void ): void {
	requestAnimationFrame( () => setTimeout( act ) );
}
