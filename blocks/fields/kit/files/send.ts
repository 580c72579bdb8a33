import type { FieldProps } from '../rules';
import { readAnswer } from '../../../../src/form/answer';
import type { Send, Sent, Uploaded } from '../../../../src/form/uploads/queue';
import { call } from '../call';
import type { LiveForm } from '../live';

const NO_WORDS = {
	choose: '',
	drop: '',
	remove: '%s',
	again: '',
	uploading: '',
	completed: '%s',
	added: '%s',
	removed: '%s',
	running: '',
	broken: '',
	offline: '',
	tooLarge: '',
	wrongType: '',
	notAdded: '%1$s %2$s',
	kilobytes: '%s',
	megabytes: '%s',
};

export type FileWords = typeof NO_WORDS;

/** Settings of the view from the server (Fields\Types\File\Uploaded::pageSettings). */
interface FileSettings {
	/** Value of the input's accept attribute. */
	accept: string;
	maxFiles: number;
	/** Maximum size in bytes. */
	maxSize: number;
	/** Description of the allowed files. */
	limits: string;
	words: FileWords;
}

export function fileSettings( { settings }: FieldProps ): FileSettings {
	const given = ( settings ?? {} ) as Partial< FileSettings >;
	return {
		accept: given.accept ?? '',
		maxFiles: given.maxFiles ?? 1,
		maxSize: given.maxSize ?? Infinity,
		limits: given.limits ?? '',
		words: { ...NO_WORDS, ...given.words },
	};
}

/** Returns the parameters that upload and delete requests have in common. */
const originOf = ( { props, element }: LiveForm, field: string ): Record< string, string > => ( {
	form_id: String( props.formId ),
	nonce: element.dataset.nonce ?? '',
	field,
	vestibule_language: element.querySelector< HTMLInputElement >( 'input[name="vestibule_language"]' )?.value ?? '',
} );

function fileOf( text: string ): Uploaded | null {
	try {
		const answer = JSON.parse( text ) as { data?: { files?: Uploaded[] } } | null;
		return answer?.data?.files?.[ 0 ] ?? null;
	} catch {
		return null;
	}
}

function readSent( status: number, text: string, words: FileWords ): Sent {
	const file = status === 200 ? fileOf( text ) : null;
	const isTemporary = status === 429 || status >= 500;
	if ( file ) {
		return { file, error: '', isTemporary: false };
	}
	// Web servers reject requests that are too large with their own page, before PHP runs.
	if ( status === 413 && ! text.trimStart().startsWith( '{' ) ) {
		return { file: null, error: words.tooLarge, isTemporary };
	}
	const answer = readAnswer( status, text );
	const errors = answer.success ? [] : Object.values( answer.errors ).flat();
	return { file: null, error: errors.join( ' ' ) || words.offline, isTemporary };
}

/**
 * Uploads a file with the AJAX action `vestibule_form_upload`. Uses XMLHttpRequest, because fetch() does not report
 * upload progress.
 */
export const createSend =
	( form: LiveForm, field: string, words: FileWords ): Send =>
	( file, progress, signal ) =>
		new Promise( ( resolve, reject ) => {
			const request = new XMLHttpRequest();
			const body = new FormData();
			Object.entries( originOf( form, field ) ).forEach( ( [ name, value ] ) => body.set( name, value ) );
			body.set( 'file', file, file.name );
			request.open( 'POST', `${ form.props.ajaxUrl }?action=vestibule_form_upload&t=${ Date.now() }` );
			request.upload.addEventListener( 'progress', ( { loaded, total } ) => {
				// Show 100 % only after the server has validated the file.
				progress( total > 0 ? Math.min( 99, Math.floor( ( loaded / total ) * 100 ) ) : 0 );
			} );
			request.addEventListener( 'load', () =>
				resolve( readSent( request.status, request.responseText, words ) )
			);
			request.addEventListener( 'error', () => reject( new Error( 'No answer' ) ) );
			request.addEventListener( 'abort', () => reject( new Error( 'Taken out' ) ) );
			signal.addEventListener( 'abort', () => request.abort() );
			request.send( body );
		} );

/**
 * Deletes a file with the AJAX action `vestibule_form_upload_delete`. If the request fails, the server deletes the file
 * after a day.
 */
export function takeOut( form: LiveForm, field: string, url: string ): void {
	void call( form.props, { ...originOf( form, field ), action: 'vestibule_form_upload_delete', url } ).catch(
		() => {}
	);
}
