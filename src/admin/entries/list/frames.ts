const HEAD = 8;

/** In place of a number of entries: the server cannot go on. */
const FAULT = 0xffffffff;

/**
 * A file that comes in frames: how many entries are written, how many bytes follow, both as four bytes, and the bytes.
 * Only an empty frame with nothing written ends it, so that a connection that breaks off is not taken for an end.
 */
export class FrameReader {
	readonly parts: BlobPart[] = [];
	done = 0;
	state: 'open' | 'ended' | 'failed' = 'open';
	#rest = new Uint8Array( 0 );

	push( chunk: Uint8Array ): void {
		let bytes = new Uint8Array( this.#rest.length + chunk.length );
		bytes.set( this.#rest );
		bytes.set( chunk, this.#rest.length );
		while ( bytes.length >= HEAD && this.state === 'open' ) {
			const head = new DataView( bytes.buffer, bytes.byteOffset, HEAD );
			const done = head.getUint32( 0 );
			const length = head.getUint32( 4 );
			if ( bytes.length < HEAD + length ) {
				break;
			}
			if ( done === FAULT ) {
				this.state = 'failed';
			} else if ( length === 0 && done === 0 ) {
				this.state = 'ended';
			} else {
				this.done = done;
				this.parts.push( new Blob( [ bytes.slice( HEAD, HEAD + length ) ] ) );
			}
			bytes = bytes.slice( HEAD + length );
		}
		this.#rest = bytes;
	}
}
