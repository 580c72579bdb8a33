import { draw, RATIO, type Stroke } from '../../../src/form/signature';
import { createSend, fileSettings, takeOut } from '../kit/files/send';
import type { FieldInPage } from '../kit/live';

/** Widths of the image in pixels. The second width is used if the file would be too large with the first one. */
const WIDTHS = [ 1200, 600 ];

/** Returns the drawing as a file; null if the file is too large at every size. */
async function fileOf( strokes: readonly Stroke[], maxSize: number ): Promise< File | null > {
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
 * Uploads the drawing, one image at a time, until the newest strokes have been uploaded.
 *
 * @param url Reference of the image of an earlier submission. Empty if there is none.
 * @param strokes Returns the strokes to upload.
 */
export function createPicture( { form, field }: FieldInPage, url: string, strokes: () => readonly Stroke[] ) {
	const { maxSize, words } = fileSettings( field );
	const upload = createSend( form, field.name, words );
	let sent: readonly Stroke[] | undefined;
	let error = '';
	let running: Promise< void > | null = null;

	const remove = ( reference: string ) => {
		if ( reference ) {
			takeOut( form, field.name, reference );
		}
	};
	const send = async ( now: readonly Stroke[] ) => {
		const file = await fileOf( now, maxSize );
		const answer = file
			? await upload( file, () => {}, new AbortController().signal ).catch( () => null )
			: { file, error: words.tooLarge };
		const next = answer?.file?.url ?? '';
		if ( now !== strokes() ) {
			remove( next );
		} else if ( next ) {
			remove( url );
			url = next;
			sent = now;
		} else {
			// The form's submission will upload the drawing again.
			error = answer?.error || words.offline;
		}
	};
	const settle = async (): Promise< void > => {
		while ( running ) {
			await running;
		}
		const now = strokes();
		if ( now.length > 0 && now !== sent ) {
			error = '';
			running = send( now ).finally( () => {
				running = null;
			} );
			await running;
			if ( now !== strokes() ) {
				await settle();
			}
		}
	};
	return {
		url: () => url,
		/** Returns the reason why the last upload failed; empty if it did not fail. */
		error: () => error,
		settle,
		/** Clears the error of an older drawing. If the drawing is empty, deletes its image. */
		change() {
			error = '';
			if ( strokes().length === 0 ) {
				remove( url );
				url = '';
			}
		},
	};
}
