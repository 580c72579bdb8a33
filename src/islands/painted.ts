/**
 * Does something heavy as soon as the browser has shown what an event has changed so far: the pressed button answers, then a whole page is
 * reckoned anew. In a page that nobody sees there are no frames, so it does not wait for one longer than a moment.
 */
export function afterPaint( act: () => void ): void {
	let isDone = false;
	const once = () => {
		if ( ! isDone ) {
			isDone = true;
			act();
		}
	};
	requestAnimationFrame( () => setTimeout( once ) );
	setTimeout( once, 200 );
}
