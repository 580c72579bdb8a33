import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import type { Picture } from '../form/field-parts/Choices';

interface Attachment {
	source_url: string;
	alt_text: string;
	media_details?: {
		width?: number;
		height?: number;
		sizes?: Record< string, { source_url: string; width: number; height: number } | undefined >;
	};
}

/** The pictures of attachments as a page shows them; null where there is none, or it has not been loaded. */
export function useMedia( ids: readonly number[] ): ( Picture | null )[] {
	const found = useSelect(
		( select ) =>
			ids.map( ( id ) =>
				id > 0
					? ( select( coreStore ).getEntityRecord( 'postType', 'attachment', id ) as unknown as
							Attachment | undefined )
					: undefined
			),
		// eslint-disable-next-line react-hooks/exhaustive-deps -- The list is a new one with every drawing.
		[ ids.join() ]
	);
	return found.map( ( attachment ) => ( attachment ? pictureOf( attachment ) : null ) );
}

function pictureOf( { source_url: url, alt_text: alt, media_details: details = {} }: Attachment ): Picture {
	const {
		source_url: src,
		width,
		height,
	} = details.sizes?.medium ?? {
		source_url: url,
		width: details.width ?? 0,
		height: details.height ?? 0,
	};
	return { src, srcset: '', sizes: '', width, height, alt };
}
