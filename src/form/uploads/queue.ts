/** Upload queue: limits the number of parallel uploads, reports progress, and allows each file to be removed. */

export interface Uploaded {
	/** Reference that the form submits. */
	url: string;
	name: string;
	size: number;
}

export interface Sent {
	/** Uploaded file; null if the server rejected it. */
	file: Uploaded | null;
	/** Error message if the file was rejected. */
	error: string;
	/** Whether another upload of the same file may succeed later. */
	isTemporary: boolean;
}

/** Uploads a file. Rejects if there was no response. */
export type Send = ( file: File, progress: ( percent: number ) => void, signal: AbortSignal ) => Promise< Sent >;

export type UploadState = 'waiting' | 'uploading' | 'done' | 'refused' | 'failed';

export interface Upload extends Uploaded {
	key: number;
	state: UploadState;
	/** Progress from 0 to 100. */
	percent: number;
	error: string;
	/** Selected file; null if it was uploaded before the page was loaded. */
	file: File | null;
}

interface Options {
	send: Send;
	changed: ( uploads: readonly Upload[] ) => void;
	/** Error message for a file whose upload got no response. */
	offline: string;
	/** Resolves after the given number of milliseconds. */
	wait: ( ms: number ) => Promise< void >;
}

/** Maximum number of parallel uploads. */
export const PARALLEL = 3;

/** Delay in milliseconds before an upload without a response is retried. There is one retry. */
const RETRY = 1000;

/** Values of a new upload. Omitted values have defaults. */
type Added = Pick< Upload, 'name' | 'size' > & Partial< Upload >;

/**
 * Creates the list of uploads, with functions that read the list, append uploads, change one upload, and replace the
 * list.
 */
function createList( changed: Options[ 'changed' ] ) {
	let uploads: readonly Upload[] = [];
	let last = 0;
	const set = ( next: readonly Upload[] ) => {
		uploads = next;
		changed( next );
	};
	const append = ( added: readonly Added[] ) => {
		const fresh = added.map( ( one ): Upload => {
			last++;
			return { key: last, url: '', state: 'waiting', percent: 0, error: '', file: null, ...one };
		} );
		set( [ ...uploads, ...fresh ] );
	};
	const change = ( key: number, values: Partial< Upload > ) => {
		if ( uploads.some( ( one ) => one.key === key ) ) {
			set( uploads.map( ( one ) => ( one.key === key ? { ...one, ...values } : one ) ) );
		}
	};
	return [ () => uploads, append, change, set ] as const;
}

/** Retries an upload once if there was no response. */
async function retry(
	upload: () => Promise< Sent >,
	pause: () => Promise< void >,
	signal: AbortSignal
): Promise< Sent > {
	try {
		return await upload();
	} catch ( fault ) {
		if ( signal.aborted ) {
			throw fault;
		}
		await pause();
		return upload();
	}
}

export function createQueue( { send, changed, offline, wait }: Options ) {
	const [ get, append, change, set ] = createList( changed );
	const aborts = new Map< number, AbortController >();

	async function upload( key: number, file: File ): Promise< void > {
		const abort = new AbortController();
		aborts.set( key, abort );
		change( key, { state: 'uploading', percent: 0, error: '' } );
		try {
			const sent = await retry(
				() => send( file, ( percent ) => change( key, { percent } ), abort.signal ),
				() => wait( RETRY ).then( () => change( key, { percent: 0 } ) ),
				abort.signal
			);
			const state = sent.isTemporary ? 'failed' : 'refused';
			change( key, sent.file ? { ...sent.file, state: 'done', percent: 100 } : { state, error: sent.error } );
		} catch {
			change( key, { state: 'failed', error: offline } );
		} finally {
			aborts.delete( key );
			start();
		}
	}

	function start(): void {
		while ( get().filter( ( { state } ) => state === 'uploading' ).length < PARALLEL ) {
			const next = get().find( ( { state } ) => state === 'waiting' );
			if ( ! next?.file ) {
				return;
			}
			void upload( next.key, next.file );
		}
	}

	return {
		get,
		add( files: readonly File[] ) {
			append( files.map( ( file ) => ( { name: file.name, size: file.size, file } ) ) );
			start();
		},
		/** Adds files that are already on the server. */
		keep: ( files: readonly Uploaded[] ) =>
			append( files.map( ( file ) => ( { ...file, state: 'done', percent: 100 } ) ) ),
		/** Adds a file with an error without uploading it, for example because it is too large. */
		refuse: ( { name, size }: File, error: string ) => append( [ { name, size, state: 'refused', error } ] ),
		again( key: number ) {
			change( key, { state: 'waiting', percent: 0, error: '' } );
			start();
		},
		/** Removes an upload and returns it. */
		remove( key: number ): Upload | undefined {
			const gone = get().find( ( one ) => one.key === key );
			aborts.get( key )?.abort();
			set( get().filter( ( one ) => one.key !== key ) );
			return gone;
		},
		clear() {
			aborts.forEach( ( abort ) => abort.abort() );
			set( [] );
		},
	};
}

export type Queue = ReturnType< typeof createQueue >;

export const isRunning = ( { state }: Upload ): boolean => state === 'waiting' || state === 'uploading';
