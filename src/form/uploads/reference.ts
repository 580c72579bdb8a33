import type { Uploaded } from './queue';

const REFERENCE = /^[0-9a-f]{32}\/[0-9a-f]{32}\/([0-9]{1,12})\/([^/\\]+)$/;

/** What a reference says of its file (docs/uploads.md): `signature/id/size/name`. */
export function readReference( url: string ): Uploaded | null {
	const [ , size = '', name = '' ] = REFERENCE.exec( url ) ?? [];
	return name === '' ? null : { url, name, size: Number( size ) };
}
