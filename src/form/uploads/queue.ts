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
	/** Whether uploading the same file later may succeed. */
	isTemporary: boolean;
}

/** Uploads a file. Rejects if there was no response. */
export type Send = ( file: File, progress: ( percent: number ) => void, signal: AbortSignal ) => Promise< Sent >;

export type UploadState = 'waiting' | 'uploading' | 'done' | 'refused' | 'failed';

export interface Upload extends Uploaded {
	key: number;
	state: UploadState;
	/** 0 to 100. */
	percent: number;
	error: string;
	/** The file itself; null for files from an earlier upload. */
	file: File | null;
}

interface Options {
	send: Send;
	changed: ( uploads: readonly Upload[] ) => void;
	/** Error message for a file without a response. */
	offline: string;
	/** Resolves after a number of milliseconds. */
	wait: ( ms: number ) => Promise< void >;
}

/** Maximum number of parallel uploads. */
export const PARALLEL = 3;

/** Delay in milliseconds before an upload without a response is retried. There is one retry. */
const RETRY = 1000;

export function createQueue( { send, changed, offline, wait }: Options ) {
	let uploads: readonly Upload[] = [];
	let last = 0;
	const aborts = new Map< number, AbortController >();

	const set = ( next: readonly Upload[] ) => {
		uploads = next;
		changed( uploads );
	};
	const find = ( key: number ) => uploads.find( ( one ) => one.key === key );
	const change = ( key: number, values: Partial< Upload > ) => {
		if ( find( key ) ) {
			set( uploads.map( ( one ) => ( one.key === key ? { ...one, ...values } : one ) ) );
		}
	};

	async function attempt( key: number, file: File, signal: AbortSignal ): Promise< Sent > {
		const progress = ( percent: number ) => change( key, { percent } );
		try {
			return await send( file, progress, signal );
		} catch ( fault ) {
			if ( signal.aborted ) {
				throw fault;
			}
			await wait( RETRY );
			change( key, { percent: 0 } );
			return send( file, progress, signal );
		}
	}

	async function upload( key: number, file: File ): Promise< void > {
		const abort = new AbortController();
		aborts.set( key, abort );
		change( key, { state: 'uploading', percent: 0, error: '' } );
		try {
			const sent = await attempt( key, file, abort.signal );
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
		while ( uploads.filter( ( { state } ) => state === 'uploading' ).length < PARALLEL ) {
			const next = uploads.find( ( { state } ) => state === 'waiting' );
			if ( ! next?.file ) {
				return;
			}
			void upload( next.key, next.file );
		}
	}

	return {
		get: () => uploads,
		add( files: readonly File[] ) {
			const fresh = files.map( ( file ): Upload => {
				last += 1;
				const { name, size } = file;
				return { key: last, url: '', name, size, state: 'waiting', percent: 0, error: '', file };
			} );
			set( [ ...uploads, ...fresh ] );
			start();
		},
		/** Adds files that are already on the server. */
		keep( files: readonly Uploaded[] ) {
			const kept = files.map( ( file ): Upload => {
				last += 1;
				return { ...file, key: last, state: 'done', percent: 100, error: '', file: null };
			} );
			set( [ ...uploads, ...kept ] );
		},
		/** Adds a file with an error without uploading it, for example because it is too large. */
		refuse( { name, size }: File, error: string ) {
			last += 1;
			set( [ ...uploads, { key: last, url: '', name, size, state: 'refused', percent: 0, error, file: null } ] );
		},
		again( key: number ) {
			change( key, { state: 'waiting', percent: 0, error: '' } );
			start();
		},
		/** Removes an upload and returns it. */
		remove( key: number ): Upload | undefined {
			const gone = find( key );
			aborts.get( key )?.abort();
			set( uploads.filter( ( one ) => one.key !== key ) );
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
