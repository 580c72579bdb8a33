import { useEffect, useState } from 'react';

const SHOWN = [ 'image/jpeg', 'image/png', 'image/gif', 'image/webp' ];

/** An address for a picture that the browser still holds; empty for all else. */
export function usePreview( file: File | null ): string {
	const [ address, setAddress ] = useState( '' );
	useEffect( () => {
		if ( ! file || ! SHOWN.includes( file.type ) ) {
			return undefined;
		}
		const made = URL.createObjectURL( file );
		setAddress( made );
		return () => URL.revokeObjectURL( made );
	}, [ file ] );
	return address;
}
