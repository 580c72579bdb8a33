import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { chatLink } from '../../chat/link';
import type { ChatAccount } from '../../contracts/chat-account';
import type { Picture } from '../chat-parts/chooseImage';
import { hoursErrors } from '../hours/errors';
import type { PostKind, Wanted } from '../kit/usePost';
import { hoursOf, readWeek } from './week';

/** What the screen shows and can be changed. */
export interface Draft {
	name: string;
	picture: Picture;
	account: ChatAccount;
}

/** By control: `name`, `number`, and places such as `hours.monday.0`. */
export type Errors = Readonly< Record< string, string > >;

/** What a visitor could do nothing with is not published; times that are no times are never saved. */
function errorsOf( { name, account }: Draft, wanted: Wanted ): Errors {
	const errors: Record< string, string > = hoursErrors( hoursOf( account.daysOfWeekWorking ) );
	if ( wanted === 'publish' && name.trim() === '' ) {
		errors.name = __( 'Give the account a name.', 'vestibule' );
	}
	if ( wanted === 'publish' && chatLink( account.number, '', 'api' ) === '' ) {
		errors.number = __( 'Give a phone number or a group link that leads to a chat.', 'vestibule' );
	}
	return errors;
}

/** A chat account as a post: its own route stores it with its picture. */
export const accountKind = ( id: number ): PostKind< Draft > => ( {
	read: ( draft ) => ( {
		...draft,
		account: { ...draft.account, daysOfWeekWorking: readWeek( draft.account.daysOfWeekWorking ) },
	} ),
	errorsOf,
	store: async ( { name, picture, account }, status ) => {
		const answer: { status: string } = await apiFetch( {
			path: `/vestibule/v1/chat-accounts/${ id }`,
			method: 'POST',
			data: { name, status, picture: picture.id, account },
		} );
		return answer.status;
	},
	saved: {
		publish: __( 'Saved. Visitors see it.', 'vestibule' ),
		draft: __( 'Saved as a draft. Visitors do not see it.', 'vestibule' ),
	},
} );
