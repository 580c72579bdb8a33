/** No closing waits longer than this, whatever its animation does. */
const LIMIT = 1000;

/**
 * Resolves when what moves the element has come to its end, was broken off, or never began: an event of the end does
 * not come when a style takes the animation away, and then a dialog would never close.
 */
export async function ended( element: Element, limit = LIMIT ): Promise< void > {
	await Promise.race( [
		Promise.allSettled( element.getAnimations().map( ( { finished } ) => finished ) ),
		new Promise( ( done ) => setTimeout( done, limit ) ),
	] );
}
