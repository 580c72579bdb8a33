import { addPoint, beginStroke, type Point, type Stroke } from '../../../src/form/signature';
import type { FieldInPage } from '../kit/live';
import { createPicture } from './picture';

/** Delay in milliseconds between the last stroke and the upload. */
const PAUSE = 1200;

/**
 * Creates the drawing: the strokes of a signature, and their uploaded image.
 *
 * @param url Reference of the image from an earlier submission. Empty if there is none.
 * @param onPause Called when the visitor has paused after a stroke.
 */
export function createDrawing( inPage: FieldInPage, url: string, onPause: () => void ) {
	let strokes: readonly Stroke[] = [];
	let timer = 0;
	const pictureAt = ( reference: string ) => createPicture( inPage, reference, () => strokes );
	let picture = pictureAt( url );
	const stop = () => clearTimeout( timer );
	return {
		strokes: () => strokes,
		url: () => picture.url(),
		error: () => picture.error(),
		/** Cancels the pending call of `onPause`. */
		stop,
		/** Uploads the newest strokes. */
		settle: () => picture.settle(),
		begin( point: Point ) {
			stop();
			strokes = beginStroke( strokes, point );
		},
		extend( points: Point[] ) {
			strokes = points.reduce( addPoint, strokes );
		},
		change( next: readonly Stroke[] ) {
			stop();
			strokes = next;
			picture.change();
			if ( next.length > 0 ) {
				timer = window.setTimeout( onPause, PAUSE );
			} else {
				inPage.check();
			}
		},
		reset() {
			stop();
			strokes = [];
			picture = pictureAt( '' );
		},
	};
}
