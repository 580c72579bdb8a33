import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import type { PostKind } from '../settings-parts/usePost';
import { errorsOf, readDraft, settingsOf, type Draft } from './draft';
import type { FromServer } from './fromServer';

/** An appointment type as a post: WordPress's own route stores it, settings and all. */
export const eventKind = ( { id, limits }: Pick< FromServer, 'id' | 'limits' > ): PostKind< Draft > => ( {
	read: readDraft,
	errorsOf: ( draft, wanted ) => errorsOf( draft, wanted, limits ),
	store: async ( draft, status ) => {
		const answer: { status: string } = await apiFetch( {
			path: `/wp/v2/vestibule-events/${ id }`,
			method: 'POST',
			data: { title: draft.name, status, meta: { vestibule_event: settingsOf( draft ) } },
		} );
		return answer.status;
	},
	saved: {
		publish: __( 'Saved. Forms offer its times.', 'vestibule' ),
		draft: __( 'Saved as a draft. Forms do not offer it.', 'vestibule' ),
	},
} );
