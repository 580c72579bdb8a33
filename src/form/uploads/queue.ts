/** Files on their way to the server: so many at once, each with its progress, each of which can be taken out again. */

export interface Uploaded {
	/** The reference that the form sends. */
	url: string;
	name: string;
	size: number;
}

export interface Sent {
	/** What came of it; null when it was refused. */
	file: Uploaded | null;
	/** Why it was refused, in words. */
	error: string;
	/** Whether the same file can be taken at another time. */
	isTemporary: boolean;
}

/** Rejects when no answer came. */
export type Send = ( file: File, progress: ( percent: number ) => void, signal: AbortSignal ) => Promise< Sent >;

export type UploadState = 'waiting' | 'uploading' | 'done' | 'refused' | 'failed';

export interface Upload extends Uploaded {
	key: number;
	state: UploadState;
	/** From 0 to 100. */
	percent: number;
	error: string;
	/** The file itself, as long as it is known. */
	file: File | null;
}

interface Options {
	send: Send;
	changed: ( uploads: readonly Upload[] ) => void;
	/** Said of a file that got no answer. */
	offline: string;
	/** Waits so many ms. */
	wait: ( ms: number ) => Promise< void >;
}

/** At once. */
export const PARALLEL = 3;

/** A file that got no answer is sent once more after this time, in ms. */
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
		/** Files that are on the server already. */
		keep( files: readonly Uploaded[] ) {
			const kept = files.map( ( file ): Upload => {
				last += 1;
				return { ...file, key: last, state: 'done', percent: 100, error: '', file: null };
			} );
			set( [ ...uploads, ...kept ] );
		},
		/** A file that is never sent, such as one that is too large. */
		refuse( { name, size }: File, error: string ) {
			last += 1;
			set( [ ...uploads, { key: last, url: '', name, size, state: 'refused', percent: 0, error, file: null } ] );
		},
		again( key: number ) {
			change( key, { state: 'waiting', percent: 0, error: '' } );
			start();
		},
		/** Takes one out and answers what it was. */
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
