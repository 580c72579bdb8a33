import { draw, RATIO, type Stroke } from '../../../src/form/signature';
import { createSend, fileSettings, takeOut } from '../kit/files/send';
import type { FieldInPage } from '../kit/live';

/** Width in pixels. The second one is used if the first makes the file too large. */
const WIDTHS = [ 1200, 600 ];

/** Returns the drawing as a file, or null if it is too large in every size. */
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
 * Uploads the drawing, one image at a time, until the newest strokes are uploaded.
 *
 * @param url     Reference of the image of an earlier submission. Empty if there is none.
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
			// The same drawing is uploaded again when the form is submitted.
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
		/** Reason why the last upload failed. Empty if it didn't. */
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
